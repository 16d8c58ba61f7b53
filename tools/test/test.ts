import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { stripVTControlCharacters } from 'node:util';
import { findBrowser } from '../browser/findBrowser.ts';
import { changedFiles } from './changed/changedFiles.ts';
import { type Plan, planFor } from './changed/plan.ts';
import { readModules } from './changed/readModules.ts';
import { failureLines } from './failureLines.ts';
import { readOptions, type TestOptions, usage } from './options.ts';
import { type Part, parts } from './parts.ts';
import { repeatedTests } from './repeatedTests.ts';

const logFolder = '.cache/test';

function run(script: string, given: readonly string[], browser: string): Promise<{ output: string; exitCode: number }> {
  const pnpm = process.env['npm_execpath'];
  const [command, first] = pnpm?.endsWith('js') ? [process.execPath, [pnpm]] : [pnpm ?? 'pnpm', []];
  const environment = { ...process.env, CI: 'true', CHROMIUM_PATH: browser, NO_COLOR: '1', FORCE_COLOR: undefined };
  return new Promise((resolve) => {
    const child = spawn(command, [...first, 'run', script, ...given], { env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += stripVTControlCharacters(chunk.toString());
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => resolve({ output: `${output}\n${error.message}`, exitCode: 1 }));
    child.on('exit', (code) => resolve({ output, exitCode: code ?? 1 }));
  });
}

interface Result {
  passed: number;
  failed: number;
  /** How many tests passed only when they were tried again. */
  repeated: number;
}

async function runPart({ script, about, count }: Part, given: readonly string[], browser: string): Promise<Result> {
  const start = performance.now();
  const { output, exitCode } = await run(script, given, browser);
  await writeFile(`${logFolder}/${script}.log`, output);
  const { passed, failed } = count(output, exitCode);
  const repeated = repeatedTests(output);
  const seconds = Math.round((performance.now() - start) / 1000);
  const verdict = failed === 0 ? 'ok  ' : 'FAIL';
  console.log(`${verdict} ${script.padEnd(10)} ${about.padEnd(40)} ${`${passed} of ${passed + failed}`.padEnd(12)} ${seconds} s`);
  if (failed > 0) console.log(failureLines(output).join('\n'));
  if (repeated.length > 0) console.log(['     tried again:', ...repeated.flatMap(({ name, error }) => [`       ${name}`, ...error.map((line) => `     ${line}`)])].join('\n'));
  return { passed, failed, repeated: repeated.length };
}

/** The parts to run, each with what its script is given. */
function chosenParts({ only, shard, changedSince }: TestOptions): [Part, readonly string[]][] {
  const changed = changedSince === undefined ? undefined : changedFiles(changedSince);
  const plan: Plan | undefined = changed && planFor(changed, readModules());
  const share = (script: string) => (shard !== undefined && ['stories', 'e2e'].includes(script) ? [`--shard=${shard}`] : []);
  const chosen = parts.filter(({ script }) => only.includes(script));
  const skipped = plan === undefined ? [] : chosen.filter(({ script }) => plan[script] === undefined);
  if (skipped.length > 0) console.log(`     not reached or left to the whole run: ${skipped.map(({ script }) => script).join(', ')}`);
  return chosen.filter((part) => !skipped.includes(part)).map((part) => [part, [...(plan?.[part.script] ?? []), ...share(part.script)]]);
}

async function runTests(options: TestOptions): Promise<number> {
  await mkdir(logFolder, { recursive: true });
  const browser = await findBrowser();
  const total = { passed: 0, failed: 0, repeated: 0 };
  for (const [part, given] of chosenParts(options)) {
    const { passed, failed, repeated } = await runPart(part, given, browser);
    total.passed += passed;
    total.failed += failed;
    total.repeated += repeated;
  }
  const isUnsteady = options.isStrict && total.repeated > 0;
  if (isUnsteady) console.log(`\n--strict: ${total.repeated} passed only when tried again. Find the cause.`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed > 0 || isUnsteady ? 1 : 0;
}

try {
  const options = readOptions(process.argv.slice(2));
  if (options === 'help') console.log(usage);
  else process.exitCode = await runTests(options);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
