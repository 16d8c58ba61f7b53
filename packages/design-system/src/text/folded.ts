/**
 * A text as it is searched: in lower case, without accents, with the apostrophe of the keyboard. 'Noémie' is found by 'noemie', as the host finds
 * her (ADR 0188). It has as many letters as the text, so that positions in both are the same.
 */
export const folded = (text: string): string =>
  text
    .replace(/[À-ɏḀ-ỿ]/g, (letter) => letter.normalize('NFD').charAt(0))
    .replace(/’/g, "'")
    .toLowerCase();
