export interface Budget {
  /** What a person sees. */
  screen: string;
  /** Source modules that the screen loads; everything they import statically is counted with them. */
  modules: string[];
  /** Most JavaScript that may be fetched before the screen stands, in kilobytes of brotli. */
  kilobytes: number;
}

/** From `performance.md`: what the screen costs a person on a slow line, and what the build refuses to exceed. */
export const budgets: Budget[] = [
  { screen: 'Sign-in', modules: ['index.html'], kilobytes: 130 },
  {
    screen: 'Dashboard',
    modules: ['index.html', 'src/app/shell/Shell.tsx', 'src/features/dashboard/DashboardPage.tsx'],
    kilobytes: 210,
  },
];
