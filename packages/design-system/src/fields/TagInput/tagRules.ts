import { codePoints } from '../../text/characters.ts';
import { bareLine } from '../oneLine.ts';

/** Fewest characters of a tag. `LIM-41`, `TAG-10`. */
export const tagMinimumLength = 2;
/** Most characters of a tag. decisions-core O55. */
export const tagMaximumLength = 50;

/** Why a text is not a tag that can be added. */
export type TagRefusal = 'empty' | 'tooShort' | 'tooLong' | 'characters' | 'duplicate';

/** A tag as it is kept: lowercase, without space around it. `TAG-11`, `TAG-12`. */
export const normalizeTag = (text: string): string => bareLine(text).toLowerCase().normalize('NFC');

/** Why a text cannot be added to the given tags, or null when it can: letters and digits only, no duplicates. `TAG-09`, `TAG-13`. */
export function tagRefusal(text: string, tags: readonly string[]): TagRefusal | null {
  const tag = normalizeTag(text);
  const { length } = codePoints(tag);
  if (length === 0) return 'empty';
  if (!/^[\p{L}\p{M}\p{N}]+$/u.test(tag)) return 'characters';
  if (length < tagMinimumLength) return 'tooShort';
  if (length > tagMaximumLength) return 'tooLong';
  return tags.some((other) => normalizeTag(other) === tag) ? 'duplicate' : null;
}

/** The result of typing or pasting a text with commas. */
export interface TagsAdded {
  /** The tags, with those that were new at the end. */
  tags: string[];
  /** The new ones among them. */
  added: string[];
  /** The parts that were refused, as written; one that does not exist is unknown. */
  refused: { text: string; refusal: TagRefusal | 'unknown' }[];
}

/**
 * Adds every part of a text between commas; the @ before a tag, with which lists show it, is left out. Empty parts are skipped. `TAG-17`.
 *
 * @param unknown tags that were checked and do not exist; kept in lowercase
 */
export function addTags(text: string, tags: readonly string[], unknown: ReadonlySet<string> = new Set()): TagsAdded {
  const outcome: TagsAdded = { tags: [...tags], added: [], refused: [] };
  for (const written of text.split(/[,\n]/)) {
    const part = bareLine(written).replace(/^@/, '');
    const refusal = unknown.has(normalizeTag(part)) ? 'unknown' : tagRefusal(part, outcome.tags);
    if (refusal === 'empty') continue;
    if (refusal !== null) {
      outcome.refused.push({ text: written.trim(), refusal });
      continue;
    }
    outcome.tags.push(normalizeTag(part));
    outcome.added.push(normalizeTag(part));
  }
  return outcome;
}

/** The suggestions that contain the typed text and are not added yet; those that begin with it come first. */
export function suggestTags(text: string, suggestions: readonly string[], tags: readonly string[]): string[] {
  const phrase = normalizeTag(text);
  const taken = new Set(tags.map(normalizeTag));
  const fitting = [...new Set(suggestions.map(normalizeTag))].filter((tag) => tag.includes(phrase) && !taken.has(tag));
  return [...fitting.filter((tag) => tag.startsWith(phrase)), ...fitting.filter((tag) => !tag.startsWith(phrase))];
}
