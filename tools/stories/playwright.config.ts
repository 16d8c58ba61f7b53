import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { pageOptions } from './storyPage.ts';
import { workers } from '../test/workers.ts';

/** Every story is a test; those of a component share a page and are visited in their order, components side by side. */
export default defineConfig({
  testDir: '.',
  // New pictures are taken of what is shown; what it does is another matter.
  testMatch: process.env['PICTURES'] === 'compare' ? '**/*.spec.ts' : 'stories.spec.ts',
  outputDir: resolve('.cache/stories'),
  fullyParallel: true,
  forbidOnly: true,
  workers: workers(),
  // A machine that many share stalls now and then. `pnpm test` names every story that needed another try.
  retries: 1,
  // A limit, not a wait: the sheet of all components is ten pages in one, on a machine that may be busy.
  timeout: 120_000,
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    ...pageOptions,
    contextOptions: { reducedMotion: pageOptions.reducedMotion },
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'],
      args: process.env['CHROMIUM_ARGUMENTS']?.split(' ') ?? [],
    },
  },
});
