import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { expectProductFonts } from '../browser/expectProductFonts.ts';
import { browserArguments, findBrowser } from '../browser/findBrowser.ts';
import { serveFiles } from '../console-server/serveFiles.ts';
import { equalPictures, forgetSeenPictures, type PictureMode, unseenPictures } from './pictures.ts';
import { isWanted, storybookFolder } from './storyIndex.ts';
import { storybookHeaders } from './storybookHeaders.ts';

function run(command: string[], environment: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((finish) => {
    const child = spawn(process.execPath, command, { stdio: 'inherit', env: { ...process.env, ...environment } });
    child.on('exit', (code) => finish(code ?? 1));
  });
}

/** What is wrong with the baseline as a whole. Of a run that was cut short by a failure nothing can be said of pictures that it did not see. */
async function baselineFaults(mode: PictureMode, hasPassed: boolean): Promise<string[]> {
  const unseen = hasPassed ? await unseenPictures(mode === 'update') : [];
  return [
    ...unseen.map((name) => `Nothing looks at ${name} any more: delete it.`),
    ...(await equalPictures()).map((names) => `Equal pictures, of which all but one don't show what they are called: ${names.join(', ')}`),
  ];
}

/**
 * Builds Storybook, visits every story in a browser under the production policy, plays it, runs axe on it and compares
 * its pictures; operates every field and overlay by keyboard and by pointer, and opens the manager and its pages.
 * `--update` takes new pictures, `--add` only those of stories that have none yet, `--no-build` reuses the last build.
 * Words are parts of the paths of the stories to build and visit (`pnpm stories fields/Select access`); other options, written in one
 * word, go to Playwright (`--shard=1/3`, `--workers=1`).
 */
async function checkStories(commandLine: string[]): Promise<number> {
  const mode: PictureMode = commandLine.includes('--update') ? 'update' : commandLine.includes('--add') ? 'add' : 'compare';
  const options = commandLine.filter((argument) => argument.startsWith('-') && !['--', '--update', '--add', '--no-build'].includes(argument));
  const patterns = commandLine.filter((argument) => !argument.startsWith('-'));
  const browser = await findBrowser();
  await expectProductFonts(browser);
  if (!commandLine.includes('--no-build')) {
    const files = globSync('packages/design-system/src/**/*.stories.tsx').filter((file) => isWanted(file, patterns));
    const built = await run(
      ['node_modules/storybook/dist/bin/dispatcher.js', 'build', '--output-dir', storybookFolder, '--quiet'],
      patterns.length > 0 ? { STORY_FILES: files.join('\n') } : {},
    );
    if (built !== 0) return built;
  }
  const server = await serveFiles({ folder: storybookFolder, port: 0, headersFor: storybookHeaders(storybookFolder), isCompressed: false });
  const { port } = server.address() as AddressInfo;
  await forgetSeenPictures();
  const tested = await run(['node_modules/@playwright/test/cli.js', 'test', '--config', 'tools/stories/playwright.config.ts', ...options], {
    CHROMIUM_PATH: browser,
    CHROMIUM_ARGUMENTS: browserArguments.join(' '),
    PICTURES: mode,
    STORYBOOK_ADDRESS: `http://127.0.0.1:${port}`,
    STORY_PATTERNS: JSON.stringify(patterns),
  });
  server.close();
  const isWhole = patterns.length + options.length === 0;
  const faults = isWhole ? await baselineFaults(mode, tested === 0) : [];
  for (const fault of faults) console.error(fault);
  return faults.length > 0 ? 1 : tested;
}

process.exitCode = await checkStories(process.argv.slice(2));
