import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { workers } from '../../tools/test/workers.ts';

const engines = ['chromium', 'firefox', 'webkit'] as const;
const engine = engines.find((name) => name === process.env['E2E_ENGINE']) ?? 'chromium';

/** Code that could not be fetched is fetched again without a reload by the newest Chromium alone; older ones keep the failure (ADR 0206). */
const refetches = /@refetches/;

const browser = (path: 'CHROMIUM_PATH' | 'WHOLE_CHROMIUM_PATH') => ({
  launchOptions: { executablePath: process.env[path], args: process.env['CHROMIUM_ARGUMENTS']?.split(' ') ?? [] },
});

/** Every worker has a sandbox and a console of its own, so tests run in parallel without interference. */
export default defineConfig({
  testDir: '.',
  // The soak only runs on demand (tools/soak).
  testMatch: process.env['SOAK_MINUTES'] ? ['soak/**/*.soak.ts'] : ['harness/**/*.spec.ts', 'journeys/**/*.spec.ts', 'faults/**/*.spec.ts', 'access/**/*.spec.ts', 'outcomes/**/*.spec.ts'],
  outputDir: resolve(process.env['E2E_FOLDER'] ?? '.cache/end-to-end/5700', 'results'),
  fullyParallel: true,
  forbidOnly: true,
  // Slowing a line or a processor needs Chromium's own protocol.
  ...(engine !== 'chromium' && { grepInvert: /@chromium/ }),
  workers: workers(),
  // A shared machine stalls now and then. `pnpm test` names every test that needed another try.
  retries: process.env['CI'] ? 1 : 0,
  // Limits, not waits: a shared machine may take ten times as long as an idle one.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    browserName: engine,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/Toronto',
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 20_000,
    // A limit, not a wait: a page requests twenty files, on a machine that may be busy.
    navigationTimeout: 30_000,
    // Without snapshots of the page: for them the recorder fetches its blob pictures, which the page's policy forbids
    // and the tests would report, and they cost each test a fifth of its time.
    trace: { mode: process.env['CI'] ? 'on-first-retry' : 'retain-on-failure', snapshots: false },
    screenshot: 'only-on-failure',
  },
  ...(engine === 'chromium' && { projects: [{ name: 'pinned', grepInvert: refetches, use: browser('CHROMIUM_PATH') }, { name: 'newest', grep: refetches, use: browser('WHOLE_CHROMIUM_PATH') }] }),
});
