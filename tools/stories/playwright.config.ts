import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { pageOptions } from './storyPage.ts';
import { workers } from '../test/workers.ts';

/** Journeys through Storybook, beside the visits of its own test-runner: stories that are operated, and the manager around them. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: resolve('.cache/stories'),
  fullyParallel: true,
  forbidOnly: true,
  workers: workers(),
  // A machine that many share stalls now and then. `pnpm test` names every test that needed another try.
  retries: 1,
  // A limit, not a wait, on a machine that may be busy.
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
