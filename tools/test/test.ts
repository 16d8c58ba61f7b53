import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { stripVTControlCharacters } from 'node:util';
import { findBrowser } from '../browser/findBrowser.ts';
import { failureLines } from './failureLines.ts';
import { type Part, parts } from './parts.ts';
import { repeatedTests } from './repeatedTests.ts';

const logFolder = '.cache/test';

function run(script: string, browser: string): Promise<{ output: string; exitCode: number }> {
  const pnpm = process.env['npm_execpath'];
  const [command, first] = pnpm?.endsWith('js') ? [process.execPath, [pnpm]] : [pnpm ?? 'pnpm', []];
  const environment = { ...process.env, CI: 'true', CHROMIUM_PATH: browser, NO_COLOR: '1', FORCE_COLOR: undefined };
  return new Promise((resolve) => {
    const child = spawn(command, [...first, 'run', script], { env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
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

async function runPart({ script, about, count }: Part, browser: string) {
  const start = performance.now();
  const { output, exitCode } = await run(script, browser);
  await writeFile(`${logFolder}/${script}.log`, output);
  const { passed, failed } = count(output, exitCode);
  const repeated = repeatedTests(output);
  const seconds = Math.round((performance.now() - start) / 1000);
  const verdict = failed === 0 ? 'ok  ' : 'FAIL';
  console.log(`${verdict} ${script.padEnd(10)} ${about.padEnd(40)} ${`${passed} of ${passed + failed}`.padEnd(12)} ${seconds} s`);
  if (failed > 0) console.log(failureLines(output).join('\n'));
  if (repeated.length > 0) console.log(`     tried again:\n       ${repeated.join('\n       ')}`);
  return { passed, failed };
}

await mkdir(logFolder, { recursive: true });
const browser = await findBrowser();
const total = { passed: 0, failed: 0 };
for (const part of parts) {
  const { passed, failed } = await runPart(part, browser);
  total.passed += passed;
  total.failed += failed;
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
