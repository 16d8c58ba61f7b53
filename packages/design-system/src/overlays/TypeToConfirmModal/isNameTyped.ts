/**
 * Whether a name was retyped. What a person can neither see nor type counts as what it looks like: a row of blanks as one,
 * typographic apostrophes, quotation marks and dashes as those of the keyboard, accents in one piece or in two.
 */
export const isNameTyped = (typed: string, name: string): boolean => asItLooks(typed) === asItLooks(name);

const asItLooks = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\u061C\uFEFF\u00AD]/g, '')
    .replaceAll(/[‘’‚‛′`´]/g, "'")
    .replaceAll(/[“”„‟″«»]/g, '"')
    .replaceAll(/[‐‑‒–—−]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim();
