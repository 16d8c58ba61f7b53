import { peopleLimits } from '../peopleLimits.ts';

/** Latin letters that are not a letter with an accent, and their plain spelling. */
const plainLetters: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i' };

/** Most characters of a username in the contract, less those that are appended to one that is taken. */
const longestSuggestion = 255 - peopleLimits.usernameSuffixLength;

/**
 * The username suggested for a name: the name reduced to lowercase letters and digits (`USER-36`). Accents are removed
 * first; of a name in another script nothing may be left.
 */
export const suggestUsername = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, (letter) => plainLetters[letter] ?? '')
    .slice(0, longestSuggestion);

/** Whether a text is a username: letters and digits only, at least one (`USER-30`, `USER-31`). */
export const isUsername = (text: string): boolean => /^[A-Za-z0-9]+$/.test(text);

/** From this many characters on a username may be truncated where it is shown. */
const tooltipLength = 20;

/** The tooltip of a shown username: all of it; nothing for one shorter than 20 characters (`USER-43`, decisions-core A44). */
export const usernameTooltip = (username: string): string | undefined => (username.length < tooltipLength ? undefined : username);

const suffixLetters = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Random letters and digits to append to a username that is taken (`LIM-40`, decisions-core A42). */
export const usernameSuffix = (random: () => number = Math.random): string =>
  Array.from({ length: peopleLimits.usernameSuffixLength }, () => suffixLetters[Math.floor(random() * suffixLetters.length)]).join('');
