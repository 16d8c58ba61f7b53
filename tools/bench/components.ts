import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { browserArguments, findBrowser } from '../browser/findBrowser.ts';
import { groups, libraries } from './candidates.ts';
import { circumstances, groupTable, type GroupResult, whyOver } from './componentReport.ts';
import { measureCandidate, type Times } from './measureComponents.ts';

const port = 5874;
const bench = resolve('bench');
const designSystem = resolve('packages/design-system');

/** Installs the other libraries from their own lockfile, builds our package as it is published, and all pages with one build. */
async function prepare(): Promise<void> {
  const pnpm = process.env['npm_execpath'];
  const [command, first] = pnpm?.endsWith('js') ? [process.execPath, [pnpm]] : [pnpm ?? 'pnpm', []];
  run(command, [...first, 'install', '--ignore-workspace', '--frozen-lockfile', '--prefer-offline'], bench);
  const library = ['build', '--config', 'library/library.config.ts', '--outDir', '.cache/bench', '--emptyOutDir', '--logLevel', 'error'];
  run(process.execPath, [resolve('node_modules/vite/bin/vite.js'), ...library], designSystem);
  await build({ configFile: resolve(bench, 'vite.config.ts'), logLevel: 'error' });
}

function run(command: string, commandLine: readonly string[], folder: string): void {
  const { status, stdout, stderr } = spawnSync(command, commandLine, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${commandLine.join(' ')} ended with ${status}:\n${stdout}${stderr}`);
}

/**
 * Measures our components beside others' in one browser and writes `bench/results.md`. Rounds take turns between
 * the candidates, so that a busy minute of the machine affects all of them; a round that fails is named and left out.
 * @param rounds How often everything is measured; the report has medians.
 * @param only Folder of the candidates to measure (`tables`, `trees`, `modals`); all without it, and nothing is written with it.
 */
export async function benchComponents(rounds: number, only?: string): Promise<void> {
  const loadAtStart = loadavg();
  await prepare();
  const server = await preview({ configFile: resolve(bench, 'vite.config.ts'), preview: { port, strictPort: true }, logLevel: 'error' });
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments });
  const results: GroupResult[] = [];
  try {
    for (const { folder, title, rows, names } of groups) {
      if (only !== undefined && folder !== only) continue;
      const times = new Map<string, Times[]>(names.map((name) => [name, []]));
      for (let round = 0; round < rounds; round += 1) {
        for (const name of names) {
          const address = `http://localhost:${port}/?candidate=${folder}/${name}&rows=${rows}`;
          const measured = await measureCandidate(browser, address).catch((error: unknown) => String(error));
          if (typeof measured !== 'string') times.get(name)?.push(measured);
          console.error(`${title}, round ${round + 1} of ${rounds}: ${libraries[name]}${typeof measured === 'string' ? ` FAILED: ${measured}` : ''}`);
        }
      }
      results.push({ title, rounds: times });
      console.log(groupTable(results.at(-1)!));
      const report = [circumstances(rounds, loadAtStart, `Chromium ${browser.version()}`), ...results.map(groupTable), whyOver].join('\n');
      if (only === undefined) await writeFile(resolve(bench, 'results.md'), report);
    }
  } finally {
    await browser.close();
    await server.close();
  }
}
