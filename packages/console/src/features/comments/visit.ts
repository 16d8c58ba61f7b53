import type { TextStorage } from '../../ground/browserStorage.ts';

/** A visit to the inbox. Comments are new since the visit before it, on this device. */
export interface Visit {
  /** When the visit before it ended, ISO 8601; null for the first on this device. */
  since: string | null;
  /** When this visit was last active. */
  lastSeen: string;
  /** Ids of the new comments that were opened during it. */
  opened: readonly string[];
}

/** Milliseconds of inactivity after which the next one is another visit. */
const pause = 30 * 60 * 1000;

const isVisit = (value: unknown): value is Visit => {
  if (typeof value !== 'object' || value === null) return false;
  const { since, lastSeen, opened } = value as Record<string, unknown>;
  const isInstant = (text: unknown) => typeof text === 'string' && !Number.isNaN(Date.parse(text));
  return (since === null || isInstant(since)) && isInstant(lastSeen) && Array.isArray(opened) && opened.every((id) => typeof id === 'string');
};

function read(storage: Pick<TextStorage, 'read'>, key: string): Visit | null {
  try {
    const stored: unknown = JSON.parse(storage.read(key) ?? 'null');
    return isVisit(stored) ? stored : null;
  } catch {
    return null;
  }
}

/**
 * The visit that begins now, or continues after a reload: the host stores none (ADR 0093).
 *
 * @param key identifies the person and the tenant
 */
export function visitNow(storage: Pick<TextStorage, 'read'>, key: string, now: Date): Visit {
  const stored = read(storage, key);
  const lastSeen = now.toISOString();
  if (stored === null) return { since: null, lastSeen, opened: [] };
  const isSameVisit = now.getTime() - Date.parse(stored.lastSeen) < pause;
  return isSameVisit ? { ...stored, lastSeen } : { since: stored.lastSeen, lastSeen, opened: [] };
}

/** Stores a visit for the next one. */
export const keepVisit = (storage: Pick<TextStorage, 'write'>, key: string, visit: Visit): void => storage.write(key, JSON.stringify(visit));
