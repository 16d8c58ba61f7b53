import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { workers } from './tools/test/workers.ts';

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    include: ['packages/*/src/**/*.test.{ts,tsx}', 'packages/*/scripts/**/*.test.ts', 'packages/*/serve/**/*.test.ts', 'packages/*/vite/**/*.test.ts', 'packages/end-to-end/{harness,hear}/**/*.test.ts', 'tools/**/*.test.ts'],
    // The same instant reads the same on every machine.
    env: { TZ: 'America/Toronto' },
    maxWorkers: workers(),
    // The files of a worker share a process, not the product's modules (ADR 0172).
    isolate: false,
    setupFiles: ['tools/test/forgetModules.ts'],
    // Limits, not waits: a machine that many share may take ten times as long as one that is free.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
