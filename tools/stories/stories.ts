import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { expectProductFonts } from '../browser/expectProductFonts.ts';
import { browserArguments, findBrowser } from '../browser/findBrowser.ts';
import { serveFiles } from '../console-server/serveFiles.ts';

const folder = resolve('.cache/storybook');
const baseline = resolve('packages/design-system/baseline');

function run(command: string[], environment: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((finish) => {
    const child = spawn(process.execPath, command, { stdio: 'inherit', env: { ...process.env, ...environment } });
    child.on('exit', (code) => finish(code ?? 1));
  });
}

/** A picture whose story is gone checks nothing and misleads the next reader: such files fail the run. */
async function picturesWithoutStory(): Promise<string[]> {
  const { entries } = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')) as { entries: Record<string, unknown> };
  const pictures = existsSync(baseline) ? await readdir(baseline) : [];
  return pictures.filter((picture) => !(picture.replace(/(--light|--dark)?(-snap)?\.png$/, '') in entries));
}

/**
 * Builds Storybook, visits every story in a browser, plays it, runs axe on it and compares its pictures.
 * `--update` takes new pictures, `--add` only those of stories that have none yet, `--no-build` reuses the last build,
 * other arguments go to the test-runner.
 */
async function checkStories(commandLine: string[]): Promise<number> {
  const pictures = commandLine.includes('--update') ? ['--updateSnapshot'] : commandLine.includes('--add') ? [] : ['--ci'];
  const passedOn = commandLine.filter((argument) => !['--', '--update', '--add', '--no-build'].includes(argument));
  const browser = await findBrowser();
  await expectProductFonts(browser);
  if (!commandLine.includes('--no-build')) {
    const built = await run(['node_modules/storybook/dist/bin/dispatcher.js', 'build', '--output-dir', folder, '--quiet']);
    if (built !== 0) return built;
  }
  const server = await serveFiles({ folder, port: 0, headersFor: () => ({}), isCompressed: false });
  const { port } = server.address() as AddressInfo;
  const result = await run(
    [
      'node_modules/@storybook/test-runner/dist/test-storybook.js',
      '--url',
      `http://127.0.0.1:${port}`,
      '--maxWorkers',
      '2',
      '--disable-telemetry',
      ...pictures,
      ...passedOn,
    ],
    { CHROMIUM_PATH: browser, CHROMIUM_ARGUMENTS: browserArguments.join(' ') },
  );
  server.close();
  const orphans = passedOn.length > 0 ? [] : await picturesWithoutStory();
  if (orphans.length > 0) console.error(`Pictures without a story, to be deleted:\n  ${orphans.join('\n  ')}`);
  return orphans.length > 0 ? 1 : result;
}

process.exitCode = await checkStories(process.argv.slice(2));
