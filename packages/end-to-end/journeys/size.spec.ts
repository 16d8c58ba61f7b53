import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { type Budget, budgets } from '../../../tools/size/budgets.ts';
import { chunksOf, type Manifest } from '../../../tools/size/chunksOf.ts';
import { signIn } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';

const consoleFolder = resolve(process.env['E2E_FOLDER'] ?? '.cache/end-to-end/5700', 'console');
const manifest = JSON.parse(readFileSync(resolve(consoleFolder, '.vite/manifest.json'), 'utf8')) as Manifest;

/** The files that `pnpm size` counts for a screen. */
function counted(screen: string): string[] {
  const { modules, files } = budgets.find((budget) => budget.screen === screen) as Budget;
  return [...files, ...chunksOf(manifest, modules)].toSorted();
}

/** Files of JavaScript that the page itself requests from now on, in order, without those of the renewal frame. */
function scriptsOf(page: Page): () => string[] {
  const files = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js') && request.frame() === page.mainFrame()) files.add(pathname.slice(1));
  });
  return () => [...files];
}

test('until the sign-in page is shown, the browser fetches exactly the JavaScript that its budget counts', async ({ page }) => {
  const fetched = scriptsOf(page);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  expect(fetched().toSorted()).toEqual(counted('Sign-in'));
});

test('until the dashboard is shown, the browser fetches exactly the JavaScript that its budget counts', async ({ page, context }) => {
  await signIn(page, 'super');
  const opened = await context.newPage();
  const fetched = scriptsOf(opened);
  await opened.goto('/dashboard');
  await expect(opened.getByRole('region', { name: 'Active Users' })).toBeVisible();
  await expect(opened.locator('main svg path').first()).toBeVisible();
  await expect(opened.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Who to Call' })).toBeVisible();
  await opened.waitForLoadState('networkidle');
  const screen = counted('Dashboard');
  // Once it is shown, menus and toasts are fetched (ADR 0137) and the hub of messages is connected (ADR 0102): nothing else may load, and none of it before.
  const afterwards = [...chunksOf(manifest, ['../design-system/src/navigation/frameLayers/frameLayers.ts', 'src/app/notifications.ts', 'src/live/LiveMessages.tsx'])].filter((file) => !screen.includes(file));
  const begun = fetched().findIndex((file) => afterwards.includes(file));
  expect(fetched().filter((file, index) => screen.includes(file) || begun < 0 || index < begun).toSorted()).toEqual(screen);
});
