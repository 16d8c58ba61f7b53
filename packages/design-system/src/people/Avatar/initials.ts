import { firstCharacter } from '../../text/characters.ts';

/** First letters of the first and the last word of a name, in capitals; a question mark for no name. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => firstCharacter(word ?? ''));
  return letters.join('').toLocaleUpperCase() || '?';
}

/** How many tints there are; each is a token pair with proven contrast. */
export const tintCount = 6;

/** The tint of a name, the same wherever the person is shown. */
export function tintOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return sum % tintCount;
}
