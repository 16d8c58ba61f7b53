import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { delimiter, dirname } from 'node:path';
import { expectProductFonts } from '../browser/expectProductFonts.ts';
import { browserArguments, findBrowser } from '../browser/findBrowser.ts';
import { serveFiles } from '../console-server/serveFiles.ts';
import { equalPictures, forgetSeenPictures, type PictureMode, unseenPictures } from './pictures.ts';
import { isWanted, storybookFolder } from './storyIndex.ts';
import { storybookHeaders } from './storybookHeaders.ts';
import { readStoryOptions, type StoryOptions, usage } from './storyOptions.ts';

/** The test-runner starts the first `node` of the path. */
const path = [dirname(process.execPath), process.env['PATH']].join(delimiter);

function run(command: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((finish) => {
    const child = spawn(process.execPath, command, { stdio: 'inherit', env: { ...process.env, PATH: path, ...environment } });
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

/** Storybook's test-runner visits every story, once or several times. */
async function visitStories({ shard, workers, rounds }: StoryOptions, address: string, environment: NodeJS.ProcessEnv): Promise<number> {
  const command = ['node_modules/@storybook/test-runner/dist/test-storybook.js', '--url', address, '--maxWorkers', `${workers}`, '--disable-telemetry', '--ci', ...(shard === undefined ? [] : ['--shard', shard])];
  let failedRounds = 0;
  for (let round = 1; round <= rounds; round += 1) {
    if (rounds > 1) console.log(`Round ${round} of ${rounds}`);
    failedRounds += (await run(command, { ...environment, ...(rounds > 1 && { STORY_TRIES: '1' }) })) === 0 ? 0 : 1;
  }
  if (rounds > 1) console.log(`${failedRounds} of ${rounds} rounds had a story that failed.`);
  return failedRounds > 0 ? 1 : 0;
}

/** Playwright operates stories as a person does, and opens the manager. */
const operateStories = ({ shard, workers, rounds }: StoryOptions, environment: NodeJS.ProcessEnv) =>
  run(
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config=tools/stories/playwright.config.ts',
      '--pass-with-no-tests',
      `--workers=${workers}`,
      ...(shard === undefined ? [] : [`--shard=${shard}`]),
      ...(rounds > 1 ? [`--repeat-each=${rounds}`, '--retries=0'] : []),
    ],
    environment,
  );

/**
 * Builds Storybook, visits every story in a browser under the production policy, plays it, runs axe on it and compares
 * its pictures; operates every field and overlay by keyboard and by pointer, and opens the manager and its pages.
 */
async function checkStories(options: StoryOptions): Promise<number> {
  const { mode, patterns, isBuilt, shard } = options;
  const browser = await findBrowser();
  await expectProductFonts(browser);
  const files = globSync('packages/design-system/src/**/*.stories.tsx').filter((file) => isWanted(file, patterns));
  if (files.length === 0) throw new Error(`No file of stories has ${patterns.join(' or ')} in its path.`);
  // The configuration of Storybook reads it for the build, and the test-runner to know the stories.
  const chosen = patterns.length > 0 ? { STORY_FILES: files.join('\n') } : {};
  if (!isBuilt) {
    const built = await run(['node_modules/storybook/dist/bin/dispatcher.js', 'build', '--output-dir', storybookFolder, '--quiet'], chosen);
    if (built !== 0) return built;
  }
  const server = await serveFiles({ folder: storybookFolder, port: 0, headersFor: storybookHeaders(storybookFolder), isCompressed: false });
  const { port } = server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}`;
  await forgetSeenPictures();
  const environment = {
    ...chosen,
    CHROMIUM_PATH: browser,
    CHROMIUM_ARGUMENTS: browserArguments.join(' '),
    PICTURES: mode,
    STORYBOOK_ADDRESS: address,
    STORY_PATTERNS: JSON.stringify(patterns),
  };
  const visited = await visitStories(options, address, environment);
  // New pictures only show what is rendered; behaviour is checked separately.
  const operated = mode === 'compare' ? await operateStories(options, environment) : 0;
  server.close();
  const isWhole = patterns.length === 0 && shard === undefined;
  const faults = isWhole ? await baselineFaults(mode, visited === 0) : [];
  for (const fault of faults) console.error(fault);
  return faults.length > 0 ? 1 : Math.max(visited, operated);
}

try {
  const options = readStoryOptions(process.argv.slice(2));
  if (options === 'help') console.log(usage);
  else process.exitCode = await checkStories(options);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
