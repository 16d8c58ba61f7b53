/**
 * The username suggested for a name: the name reduced to lowercase letters and digits (`USER-36`). Accents are taken off
 * first; of a name in another script nothing may be left.
 */
export const suggestUsername = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** Whether a text is a username: letters and digits only, at least one (`USER-30`, `USER-31`). */
export const isUsername = (text: string): boolean => /^[A-Za-z0-9]+$/.test(text);
