/** How much JavaScript a screen may fetch. */
export interface Budget {
  /** What a person sees. */
  screen: string;
  /** Source modules that the screen loads, or names of shared chunks; everything they import statically is counted with them. */
  modules: string[];
  /** Another screen, whose files are there already and count for nothing. */
  without?: string;
  /** Files that are loaded as they are, outside of any module. */
  files: string[];
  /** Most JavaScript that may be fetched before the screen is shown, in kilobytes of brotli. */
  kilobytes: number;
}

/** Fetched on every page: the entry, the interface, and the sign-in protocol that it asks for immediately. */
const entry = ['index.html', 'src/app/startConsole.tsx', 'src/session/identity/identityClient.ts'];

/** Sets the colours before anything is painted. */
const files = ['early.js'];

/**
 * From `performance.md`: what the screen costs a person on a slow line, and what the build refuses to exceed. Of both, 3 KB are
 * what keeps the console when a deploy or the network takes a part of it away (ADR 0019): it has to be there before it is needed.
 */
export const budgets: Budget[] = [
  { screen: 'Sign-in', modules: [...entry, 'src/session/SignInPage.tsx'], files, kilobytes: 130 },
  {
    screen: 'Dashboard',
    modules: [
      ...entry,
      'src/app/GuardedPages.tsx',
      'src/app/shell/Shell.tsx',
      'src/features/dashboard/DashboardPage.tsx',
      '../design-system/exports/charts.ts',
      'src/app/ToastPlace.tsx',
      // Waits for the page to be shown, and fetches menus, toasts and the live hub then.
      'src/app/shell/AfterStart.tsx',
      // Drawings of the pages that have an icon of their own.
      'PageIcon',
      // Fetched ahead, so that signing out works without a network (A21).
      'src/session/SignInPage.tsx',
      'src/session/SignedOutNotice.tsx',
    ],
    files,
    kilobytes: 184,
  },
  {
    // Its rows are shown before anything that opens over them is fetched (ADR 0226).
    screen: 'Published Content, beyond the dashboard',
    modules: ['src/features/published-content/PublishedContentPage.tsx'],
    without: 'Dashboard',
    files: [],
    kilobytes: 34.5,
  },
  {
    screen: 'Messages connected, beyond the dashboard',
    modules: ['src/live/LiveMessages.tsx'],
    without: 'Dashboard',
    files: [],
    kilobytes: 20.6,
  },
];
