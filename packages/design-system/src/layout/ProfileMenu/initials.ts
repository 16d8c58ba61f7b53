/** Up to two initials of a person's name: of the first and of the last word. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('');
}
