/**
 * The constants of core §7 and §9 for looking people up: the one place that says them, for the kit and for whoever shows
 * people beside it. Times are milliseconds after the last key.
 */
export const peopleLimits = {
  /** Before somebody is searched by name (`LIM-02`). */
  searchPause: 300,
  /** Letters from which on somebody is searched (`LIM-03`). */
  searchMinimumLength: 2,
  /** Before a new user's data are compared with those there are (`LIM-39`). */
  uniquenessPause: 300,
  /** Random characters that make a username that is taken another one (`LIM-40`). */
  usernameSuffixLength: 4,
} as const;
