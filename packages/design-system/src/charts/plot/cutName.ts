import { characters } from '../../text/characters.ts';

/** Characters as wide as two letters: emoji, and the scripts of China, Japan and Korea. */
const wide = /\p{Extended_Pictographic}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** A name under an axis, at most as wide as `letters` letters; a longer one ends in an ellipsis, and never within a character. */
export function cutName(name: string, letters: number): string {
  if (2 * name.length <= letters) return name;
  const parts = characters(name).map((part) => ({ part, width: wide.test(part) ? 2 : 1 }));
  let room = letters;
  if (parts.every(({ width }) => (room -= width) >= 0)) return name;
  // One for the ellipsis.
  room = letters - 1;
  const end = parts.findIndex(({ width }) => (room -= width) < 0);
  return `${parts.slice(0, Math.max(1, end)).map(({ part }) => part).join('').trimEnd()}…`;
}
