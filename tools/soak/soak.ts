import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const usage = `pnpm soak [options]            every main task of the product in turn, in two browsers, with faults
pnpm soak messages [options]   messages between two browsers over a bad line
pnpm soak memory [options]     what a conversation holds while messages arrive, measured at every 1,000

  --minutes N    how long the product is used, in whole rounds (60)
  --messages N   how many messages are sent (2,000), or arrive (7,200)
  --seed N       repeats the faults of an earlier run
  --no-build     takes the last build`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    minutes: { type: 'string', default: '60' },
    messages: { type: 'string' },
    'no-build': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

/** What each soak runs: a file of the end-to-end suite, and what that reads. */
const soaks: Record<string, { file: string; environment: Record<string, string> }> = {
  product: { file: 'soak/product', environment: { SOAK_MINUTES: values.minutes } },
  messages: { file: 'faults/badLine', environment: { SOAK_MESSAGES: values.messages ?? '2000' } },
  memory: { file: 'soak/memory', environment: { SOAK_MINUTES: '0', SOAK_MESSAGES: values.messages ?? '7200' } },
};
const soak = soaks[positionals[0] ?? 'product'];
if (values.help || soak === undefined) {
  console.log(usage);
  process.exit(values.help ? 0 : 1);
}
const tested = spawnSync(process.execPath, ['tools/e2e/e2e.ts', soak.file, '--workers=1', '--trace=off', ...(values['no-build'] ? ['--no-build'] : [])], {
  stdio: 'inherit',
  env: { ...process.env, ...soak.environment, SOAK_SEED: values.seed },
});
process.exitCode = tested.status ?? 1;
