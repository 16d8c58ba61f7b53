import { getJestConfig } from '@storybook/test-runner';

const { transform, testEnvironmentOptions, ...configuration } = getJestConfig();

/** The runner's own, with an environment that lets the stories of a worker share what it has loaded (ADR 0058). */
export default {
  ...configuration,
  roots: ['<rootDir>/packages/design-system/src'],
  cacheDirectory: '<rootDir>/.cache/jest',
  watchman: false,
  // A limit, not a wait: the sheet of all components is ten pages in one, on a machine that may be busy.
  testTimeout: 120_000,
  testEnvironment: '<rootDir>/tools/stories/storyEnvironment.ts',
  // The environment opens the browser.
  testEnvironmentOptions: { 'jest-playwright': { ...(testEnvironmentOptions?.['jest-playwright'] as object), skipInitialization: true } },
  // Only a file of stories becomes a test; all else is read by Node.
  transform: Object.fromEntries(Object.entries(transform ?? {}).filter(([files]) => files.includes('stories'))),
  // What the environment has given already, and what no test of stories uses.
  setupFilesAfterEnv: [],
  snapshotSerializers: [],
  reporters: ['default', '<rootDir>/tools/stories/nameRepeated.ts'],
};
