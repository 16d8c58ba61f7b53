import { spawn } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { expectProductFonts } from '../browser/expectProductFonts.ts';
import { browserArguments, findBrowser } from '../browser/findBrowser.ts';
import { serveFiles } from '../console-server/serveFiles.ts';
import { openManager } from './openManager.ts';
import { operateStories } from './operated/operateStories.ts';
import { equalPictures, forgetSeenPictures, type PictureMode, unseenPictures } from './pictures.ts';
import { storybookHeaders } from './storybookHeaders.ts';

const folder = resolve('.cache/storybook');

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

/** What of the command line names stories; an option of the test-runner, and what follows it, does not. */
function patternsIn(passedOn: string[]): string[] {
  const firstOption = passedOn.findIndex((argument) => argument.startsWith('-'));
  return firstOption === -1 ? passedOn : passedOn.slice(0, firstOption);
}

/**
 * Builds Storybook, visits every story in a browser under the production policy, plays it, runs axe on it and compares
 * its pictures; then operates every field and overlay by keyboard and by pointer, and opens the manager and its pages.
 * `--update` takes new pictures, `--add` only those of stories that have none yet, `--no-build` reuses the last build,
 * other arguments go to the test-runner.
 */
async function checkStories(commandLine: string[]): Promise<number> {
  const mode: PictureMode = commandLine.includes('--update') ? 'update' : commandLine.includes('--add') ? 'add' : 'compare';
  const passedOn = commandLine.filter((argument) => !['--', '--update', '--add', '--no-build'].includes(argument));
  const browser = await findBrowser();
  await expectProductFonts(browser);
  if (!commandLine.includes('--no-build')) {
    const built = await run(['node_modules/storybook/dist/bin/dispatcher.js', 'build', '--output-dir', folder, '--quiet']);
    if (built !== 0) return built;
  }
  const server = await serveFiles({ folder, port: 0, headersFor: storybookHeaders(folder), isCompressed: false });
  const { port } = server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}`;
  await forgetSeenPictures();
  const visited = await run(
    [
      'node_modules/@storybook/test-runner/dist/test-storybook.js',
      '--url',
      address,
      '--maxWorkers',
      '2',
      '--disable-telemetry',
      '--ci',
      ...passedOn,
    ],
    { CHROMIUM_PATH: browser, CHROMIUM_ARGUMENTS: browserArguments.join(' '), PICTURES: mode },
  );
  const operated = mode === 'compare' ? await operateStories(browser, address, patternsIn(passedOn)) : 0;
  const opened = passedOn.length > 0 ? 0 : await openManager(browser, address);
  server.close();
  const faults = passedOn.length > 0 ? [] : await baselineFaults(mode, visited === 0);
  for (const fault of faults) console.error(fault);
  return faults.length > 0 ? 1 : Math.max(visited, operated, opened);
}

process.exitCode = await checkStories(process.argv.slice(2));
