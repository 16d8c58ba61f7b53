/**
 * A text as it is searched: in lower case, without accents, with the apostrophe of the keyboard. 'Noémie' is found by 'noemie', as the host finds
 * her (ADR 0188). It has a letter for each of the text, so that a place in one is the place in the other.
 */
export const folded = (text: string): string =>
  text
    .replace(/[À-ɏḀ-ỿ]/g, (letter) => letter.normalize('NFD').charAt(0))
    .replace(/’/g, "'")
    .toLowerCase();
