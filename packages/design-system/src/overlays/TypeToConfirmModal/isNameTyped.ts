/**
 * Whether a name was retyped. What a person can neither see nor type counts as what it looks like: a row of blanks as one,
 * typographic apostrophes, quotation marks and dashes as those of the keyboard, accents in one piece or in two.
 */
export const isNameTyped = (typed: string, name: string): boolean => asItLooks(typed) === asItLooks(name);

const asItLooks = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\u200B-\u200F\u2060\uFEFF\u00AD]/g, '')
    .replaceAll(/[‘’‚‛′`´]/g, "'")
    .replaceAll(/[“”„‟″«»]/g, '"')
    .replaceAll(/[‐‑‒–—−]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim();
