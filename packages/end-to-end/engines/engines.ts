import { join, resolve } from 'node:path';
import { buildConsole } from '../../../tools/e2e/buildConsole.ts';
import { acts } from './acts.ts';
import type { Engine } from './engine.ts';
import { openFirefox } from './firefox.ts';
import { openWebkit } from './webkit.ts';

const usage = `pnpm engines [options] [firefox] [webkit]

Does the main acts of an administrator in Debian's Firefox and WebKitGTK, against the built console and a sandbox of its own.
Without names, in both. Where Playwright's own builds can be downloaded, \`E2E_ENGINE=firefox pnpm e2e\` does every journey.

  --no-build  take the last build of the console`;

const engines: Record<string, () => Promise<Engine>> = { firefox: openFirefox, webkit: openWebkit };

const firstPort = process.env['E2E_FIRST_PORT'] ?? '5950';
process.env['E2E_FIRST_PORT'] = firstPort;
process.env['E2E_FOLDER'] = resolve('.cache/engines', firstPort);

/** The number of actions that failed; after a failure the next ones are still tried. */
async function doActs(engine: Engine, console_: string): Promise<number> {
  let failed = 0;
  console.log(engine.name);
  for (const { title, run } of acts) {
    const began = Date.now();
    let wrong: string[];
    try {
      await run(engine, console_);
      wrong = engine.thrown();
    } catch (error) {
      const picture = join(process.env['E2E_FOLDER']!, `${engine.name.replaceAll(/\W+/g, '-')}-${acts.findIndex((act) => act.title === title) + 1}.png`);
      await engine.picture(picture).catch(() => undefined);
      wrong = [error instanceof Error ? error.message : String(error), picture];
    }
    console.log(`  ${wrong.length === 0 ? 'ok  ' : 'FAIL'} ${title} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
    for (const line of wrong) console.log(`       ${line}`);
    if (wrong.length > 0) failed += 1;
  }
  return failed;
}

async function run(words: string[]): Promise<number> {
  if (words.includes('--help')) {
    console.log(usage);
    return 0;
  }
  const names = words.filter((word) => !word.startsWith('-'));
  const unknown = names.filter((name) => !(name in engines));
  if (unknown.length > 0) throw new Error(`No engine is called ${unknown.join(', ')}.`);
  if (!words.includes('--no-build') && !buildConsole(process.env['E2E_FOLDER']!)) return 1;
  // It reads the ports from the environment as it loads.
  const { startWorld } = await import('../harness/world.ts');
  const world = await startWorld(0);
  let failed = 0;
  try {
    for (const [name, openEngine] of Object.entries(engines)) {
      if (names.length > 0 && !names.includes(name)) continue;
      const engine = await openEngine();
      try {
        failed += await doActs(engine, world.console);
      } finally {
        await engine.close();
        await world.control.reset();
      }
    }
  } finally {
    await world.end();
  }
  console.log(failed === 0 ? 'Every act was done in every engine.' : `${failed} failed`);
  return failed === 0 ? 0 : 1;
}

process.exitCode = await run(process.argv.slice(2));
