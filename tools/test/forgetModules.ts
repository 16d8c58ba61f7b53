import { afterAll, vi } from 'vitest';

/**
 * Runs in each test file (ADR 0172). The files of one worker share a process, and with it what comes from
 * `node_modules`; the product's own modules are evaluated again for each file, so that no file meets what another left.
 */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.resetModules();
});
