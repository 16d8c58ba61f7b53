import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

/**
 * `pnpm soak messages` sends 2,000 messages between two browsers over a bad line, for some minutes: the long version of
 * faults/badLine. `--seed` repeats the line of an earlier run, `--messages` says how many, `--no-build` takes the last build.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: String(Date.now() % 1_000_000) }, messages: { type: 'string', default: '2000' }, 'no-build': { type: 'boolean', default: false } },
});
if (positionals[0] !== 'messages') throw new Error("There is one soak so far: 'pnpm soak messages'.");
const tested = spawnSync(process.execPath, ['tools/e2e/e2e.ts', 'faults/badLine', '--workers=1', '--trace=off', ...(values['no-build'] ? ['--no-build'] : [])], {
  stdio: 'inherit',
  env: { ...process.env, SOAK_MESSAGES: values.messages, SOAK_SEED: values.seed },
});
process.exitCode = tested.status ?? 1;
