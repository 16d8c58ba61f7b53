const shownLetters = 300;

/** The beginning of a text: a file that is no list of people may hold a whole book in one cell. */
export const shortened = (text: string): string => (text.length > shownLetters ? `${text.slice(0, shownLetters)}…` : text);
