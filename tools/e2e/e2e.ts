import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { browserArguments, findBrowser, findWholeBrowser } from '../browser/findBrowser.ts';
import { buildConsole } from './buildConsole.ts';

/**
 * Builds the console, in a folder of the suite's own, and walks its journeys and faults in a browser. `--no-build`
 * takes the last build, every other argument goes to Playwright (`pnpm e2e journeys/sign-in`, `pnpm e2e -g A19`).
 * `E2E_ENGINE` is `firefox` or `webkit` for Playwright's own builds of these, which have to be installed.
 * Two runs at the same time are kept apart by `E2E_FIRST_PORT` (default 5700, twenty ports a run).
 */
const run = process.env['E2E_FIRST_PORT'] ?? '5700';
const folder = resolve('.cache/end-to-end', run);
const passedOn = process.argv.slice(2).filter((argument) => !['--', '--no-build'].includes(argument));
const browser = await findBrowser();
const wholeBrowser = await findWholeBrowser();
if (!process.argv.includes('--no-build') && !buildConsole(folder)) process.exit(1);
const tested = spawnSync(
  process.execPath,
  ['node_modules/@playwright/test/cli.js', 'test', '--config', 'packages/end-to-end/playwright.config.ts', ...passedOn],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      CHROMIUM_PATH: browser,
      WHOLE_CHROMIUM_PATH: wholeBrowser,
      CHROMIUM_ARGUMENTS: browserArguments.join(' '),
      E2E_FIRST_PORT: run,
      E2E_FOLDER: folder,
    },
  },
);
process.exitCode = tested.status ?? 1;
