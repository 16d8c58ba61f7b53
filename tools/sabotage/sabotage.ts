import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { findBrowser } from '../browser/findBrowser.ts';
import { sabotages } from './sabotages.ts';
import type { Sabotage } from './sabotageType.ts';

function run(script: string, commandArguments: string[], browser: string): boolean {
  const pnpm = process.env['npm_execpath'];
  const [command, first] = pnpm?.endsWith('js') ? [process.execPath, [pnpm]] : [pnpm ?? 'pnpm', []];
  const environment = { ...process.env, CI: 'true', CHROMIUM_PATH: browser };
  return spawnSync(command, [...first, 'run', script, ...commandArguments], { stdio: 'ignore', env: environment }).status === 0;
}

/** Breaks one line, runs the check that should notice, and puts the line back whatever happened. */
function isNoticed({ file, find, replace, script, scriptArguments = [] }: Sabotage, browser: string): boolean {
  const whole = readFileSync(file, 'utf8');
  if (whole.split(find).length !== 2) throw new Error(`${file} must hold this once: ${find}`);
  const putBack = () => writeFileSync(file, whole);
  process.once('SIGINT', putBack);
  try {
    writeFileSync(file, whole.replace(find, () => replace));
    return !run(script, scriptArguments, browser);
  } finally {
    putBack();
    process.removeListener('SIGINT', putBack);
  }
}

const browser = await findBrowser();
const wanted = process.argv.slice(2).filter((argument) => argument !== '--');
const chosen = sabotages.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)));
let unnoticed = 0;
for (const sabotage of chosen) {
  const noticed = isNoticed(sabotage, browser);
  if (!noticed) unnoticed += 1;
  console.log(`${noticed ? 'noticed  ' : 'UNNOTICED'} ${sabotage.name} (${sabotage.script})`);
}
console.log(`\n${chosen.length - unnoticed} passed, ${unnoticed} failed`);
process.exitCode = unnoticed === 0 && chosen.length > 0 ? 0 : 1;
