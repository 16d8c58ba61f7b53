export interface Budget {
  /** What a person sees. */
  screen: string;
  /** Source modules that the screen loads; everything they import statically is counted with them. */
  modules: string[];
  /** Most JavaScript that may be fetched before the screen stands, in kilobytes of brotli. */
  kilobytes: number;
}

/** Fetched on every page: the entry, and the sign-in protocol that it asks for at once. */
const entry = ['index.html', 'src/session/identity/identityClient.ts'];

/** From `performance.md`: what the screen costs a person on a slow line, and what the build refuses to exceed. */
export const budgets: Budget[] = [
  { screen: 'Sign-in', modules: [...entry, 'src/session/SignInPage.tsx'], kilobytes: 130 },
  {
    screen: 'Dashboard',
    modules: [
      ...entry,
      'src/app/GuardedPages.tsx',
      'src/app/shell/Shell.tsx',
      'src/features/dashboard/DashboardPage.tsx',
      '../design-system/exports/charts.ts',
    ],
    kilobytes: 210,
  },
];
