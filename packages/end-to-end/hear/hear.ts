import { appendFileSync } from 'node:fs';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildConsole } from '../../../tools/e2e/buildConsole.ts';
import type { Scenario, Step } from './scenario.ts';
import { installDesktop } from './packages.ts';
import { Desktops } from './desktops.ts';
import { complaints, differences, readTranscript, written } from './transcript.ts';

const usage = `pnpm hear [options] [names]

Does the main tasks by keyboard in Chromium under Orca, a screen reader, and holds what it says against the transcripts in
packages/end-to-end/hear/transcripts. Without names, all of them; with names, those whose file's name has one in it.

  --update    write the transcripts
  --no-build  take the last build of the console`;

const folder = resolve('packages/end-to-end/hear');
const firstPort = process.env['E2E_FIRST_PORT'] ?? '5900';
process.env['E2E_FIRST_PORT'] = firstPort;
process.env['E2E_FOLDER'] = resolve('.cache/hear', firstPort);

/** Compares the announcements with the transcript; returns what is wrong, or nothing. */
async function judge(scenario: Scenario, steps: readonly Step[], path: string): Promise<string[]> {
  const expected = await readFile(path, 'utf8').catch(() => null);
  return [...complaints(scenario, steps), ...(expected === null ? ['There is no transcript; --update writes it.'] : differences(readTranscript(expected), steps))];
}

async function run(words: string[]): Promise<number> {
  if (words.includes('--help')) {
    console.log(usage);
    return 0;
  }
  const names = words.filter((word) => !word.startsWith('--'));
  const isUpdate = words.includes('--update');
  installDesktop();
  if (!words.includes('--no-build') && !buildConsole(process.env['E2E_FOLDER']!)) return 1;
  // These read the ports from the environment as they load.
  const { startWorld } = await import('../harness/world.ts');
  const { listen } = await import('./listen.ts');
  const desktops = new Desktops();
  const files = (await readdir(join(folder, 'scenarios'))).filter((file) => names.length === 0 || names.some((name) => file.includes(name))).sort();
  const world = await startWorld(0);
  const end = async () => {
    await desktops.end();
    await world.end();
  };
  // Cleans up when it is ended from outside.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end().finally(() => process.exit(1)));
  await mkdir(join(folder, 'transcripts'), { recursive: true });
  let failed = 0;
  try {
    for (const file of files) {
      const { scenario } = (await import(pathToFileURL(join(folder, 'scenarios', file)).href)) as { scenario: Scenario };
      const log = join(process.env['E2E_FOLDER']!, file.replace(/\.ts$/, '.log'));
      await writeFile(log, `# ${scenario.title}\n`);
      const path = join(folder, 'transcripts', file.replace(/\.ts$/, '.txt'));
      const isWrong = await hearTwice(scenario, path, isUpdate, async (each, isAfresh) => listen(each, world, await desktops.open(isAfresh), (line) => appendFileSync(log, `${line}\n`)));
      if (isWrong) failed += 1;
    }
  } finally {
    await end();
  }
  console.log(`${files.length - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

/** Runs a scenario, and once more after a failure: what is wrong in only one of the two is due to the machine. A transcript is written as heard. */
async function hearTwice(scenario: Scenario, path: string, isUpdate: boolean, hear: (scenario: Scenario, isAfresh: boolean) => Promise<Step[]>): Promise<boolean> {
  for (const isAgain of isUpdate ? [false] : [false, true]) {
    const began = Date.now();
    let wrong: string[];
    try {
      const steps = await hear(scenario, isAgain);
      if (isUpdate) await writeFile(path, written(scenario.title, steps));
      wrong = await judge(scenario, steps, path);
    } catch (error) {
      wrong = [error instanceof Error ? error.message : String(error)];
    }
    if (wrong.length === 0) {
      console.log(`✓ ${scenario.title} (${Math.round((Date.now() - began) / 1000)} s)`);
      return false;
    }
    console.log([isAgain || isUpdate ? `✗ ${scenario.title}` : `… ${scenario.title}, to be heard again`, ...wrong].join('\n  '));
  }
  return true;
}

// A screen and a bus that end late must not delay the exit.
process.exit(await run(process.argv.slice(2).filter((word) => word !== '--')));
