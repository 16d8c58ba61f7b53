/**
 * The constants of core §7 and §9 for looking people up: declared once, for the design system and for applications that show
 * people beside it. Times are milliseconds after the last key.
 */
export const peopleLimits = {
  /** Debounce of the search for people (`LIM-02`). */
  searchPause: 300,
  /** Letters needed to search for people (`LIM-03`). */
  searchMinimumLength: 2,
  /** Before a new user's data are compared with existing ones (`LIM-39`). */
  uniquenessPause: 300,
  /** Random characters that are appended to a taken username (`LIM-40`). */
  usernameSuffixLength: 4,
} as const;
