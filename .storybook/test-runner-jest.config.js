import { getJestConfig } from '@storybook/test-runner';

const configuration = getJestConfig();

/** The browser is the one `tools/browser` found; time zone, locale and motion are fixed so that pictures repeat. */
export default {
  ...configuration,
  // A limit, not a wait: the sheet of all components is ten pages in one, on a machine that may be busy.
  testTimeout: 120_000,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...configuration.testEnvironmentOptions['jest-playwright'],
      launchOptions: {
        executablePath: process.env.CHROMIUM_PATH,
        args: process.env.CHROMIUM_ARGUMENTS?.split(' ') ?? [],
      },
      contextOptions: {
        viewport: { width: 960, height: 600 },
        deviceScaleFactor: 1,
        locale: 'en-US',
        timezoneId: 'America/Toronto',
        reducedMotion: 'reduce',
      },
    },
  },
};
