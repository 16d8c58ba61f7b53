import { userSearch } from '../../ground/limits.ts';

/** The phrase that people are searched for; null for a text that is too short (CONT-164, decisions-core O42). */
export function searchedPhrase(text: string): string | null {
  const phrase = text.trim();
  // Code points, as everywhere (ADR 0183): an emoji does not count as two letters.
  return Array.from(phrase).length < userSearch.minimumLength ? null : phrase;
}

/** Whether something is written that is too short to be searched for. */
export const isTooShort = (text: string): boolean => text.trim() !== '' && searchedPhrase(text) === null;
