import { parseArgs } from 'node:util';
import { parts } from './parts.ts';

/** The options of `pnpm test`. */
export interface TestOptions {
  /** The scripts of the parts to run, in the order of `parts`. */
  only: readonly string[];
  /** Such as '1/3': the share of stories and journeys that this machine runs. */
  shard?: string;
  /** Whether a test that passed only when it was tried again fails the run. */
  isStrict: boolean;
  /** The commit that the work tree is compared with: only what the difference can reach is tested. */
  changedSince?: string;
}

const names = parts.map(({ script }) => script);

/** What `pnpm test --help` prints. */
export const usage = `pnpm test [options]

  --changed           only what the changes since the last commit can reach
  --since COMMIT      the same, for the changes since another commit, such as main
  --only PART,PART    some of ${names.join(', ')}
  --shard N/M         the Nth of M shares of stories and journeys, for machines side by side
  --strict            fail when a test passed only on its second try`;

const misunderstood = (what: string) => new Error(`${what}\n\n${usage}`);

function read(commandLine: string[]) {
  const options = { changed: { type: 'boolean' }, since: { type: 'string' }, only: { type: 'string' }, shard: { type: 'string' }, strict: { type: 'boolean' }, help: { type: 'boolean' } } as const;
  try {
    return parseArgs({ args: commandLine, options }).values;
  } catch (error) {
    throw misunderstood((error as Error).message);
  }
}

/** Reads the command line of `pnpm test`; throws with the usage when it is not understood. */
export function readOptions(commandLine: string[]): TestOptions | 'help' {
  const { changed, since, only, shard, strict = false, help } = read(commandLine.filter((argument) => argument !== '--'));
  if (help) return 'help';
  const asked = only?.split(',') ?? names;
  const unknown = asked.find((name) => !names.includes(name));
  if (unknown !== undefined) throw misunderstood(`'${unknown}' is no part.`);
  if (shard !== undefined && !/^[1-9]\d*\/[1-9]\d*$/.test(shard)) throw misunderstood(`'${shard}' is no share, such as 1/3.`);
  const changedSince = since ?? (changed ? 'HEAD' : undefined);
  return {
    only: names.filter((name) => asked.includes(name)),
    isStrict: strict,
    ...(shard !== undefined && { shard }),
    ...(changedSince !== undefined && { changedSince }),
  };
}
