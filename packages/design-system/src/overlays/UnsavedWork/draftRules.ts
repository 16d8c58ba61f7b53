import { mergeDraft } from './mergeDraft.ts';

/** What was typed into a form, and when. */
export interface Draft {
  /** Milliseconds since 1970. */
  savedAt: number;
  /** What the form showed when the typing began. */
  from: unknown;
  /** What it held when it was left. */
  typed: unknown;
}

/** How long a draft is offered, in milliseconds: seven days (faults D7). */
export const draftLifetime = 7 * 24 * 60 * 60 * 1000;

/**
 * A draft as text: what was typed, with what it was changed from. Both are JSON.
 */
export const writeDraft = (from: string, typed: string, now = Date.now()): string => `{"savedAt":${now},"from":${from},"typed":${typed}}`;

/**
 * Reads a draft. Null when it is older than seven days, was kept by another version of the form, or would change
 * nothing in what the form shows already (A23, B01).
 *
 * @param shown what the form holds now
 */
export function readDraft(text: string | null, shown: unknown, now = Date.now()): Draft | null {
  const draft = parse(text);
  if (draft === null || draft.savedAt + draftLifetime < now) return null;
  if (!isAlike(draft.typed, shown) || !isAlike(draft.from, shown)) return null;
  return JSON.stringify(mergeDraft(draft.from, draft.typed, shown).values) === JSON.stringify(shown) ? null : draft;
}

function parse(text: string | null): Draft | null {
  try {
    const found: unknown = JSON.parse(text ?? 'null');
    if (typeof found !== 'object' || found === null || !('savedAt' in found) || !('from' in found) || !('typed' in found)) return null;
    return typeof found.savedAt === 'number' ? { savedAt: found.savedAt, from: found.from, typed: found.typed } : null;
  } catch {
    return null;
  }
}

/** Same type, and for objects the same keys; null matches anything. */
function isAlike(first: unknown, second: unknown): boolean {
  if (first === null || second === null || second === undefined) return true;
  if (typeof first !== typeof second || Array.isArray(first) !== Array.isArray(second)) return false;
  if (typeof first !== 'object' || typeof second !== 'object' || Array.isArray(first)) return true;
  const values = new Map<string, unknown>(Object.entries(second));
  return Object.entries(first).every(([name, value]) => values.has(name) && isAlike(value, values.get(name)));
}
