import { parseArgs } from 'node:util';
import { workers } from '../test/workers.ts';
import type { PictureMode } from './pictures.ts';

/** The options of `pnpm stories`. */
export interface StoryOptions {
  mode: PictureMode;
  /** Parts of the paths of the stories to build and visit; none for all. */
  patterns: readonly string[];
  isBuilt: boolean;
  /** Such as '1/3': the share of components that this machine visits. */
  shard?: string;
  /** How many components are visited side by side. */
  workers: number;
  /** How many times each story is visited. More than once, none is tried again: a story that fails now and then is found so. */
  rounds: number;
}

/** What `pnpm stories --help` prints. */
export const usage = `pnpm stories [options] [PART OF A PATH …]

  --update         take new pictures of what differs
  --add            take pictures of stories that have none yet
  --no-build       visit the last build
  --shard N/M      the Nth of M shares of the components, for machines side by side
  --workers N      components visited side by side
  --repeat-each N  visit each story N times, and try none again, to find one that fails now and then`;

const misunderstood = (what: string) => new Error(`${what}\n\n${usage}`);

function read(commandLine: readonly string[]) {
  const flag = { type: 'boolean' } as const;
  const text = { type: 'string' } as const;
  const options = { update: flag, add: flag, 'no-build': flag, shard: text, workers: text, 'repeat-each': text, help: flag };
  try {
    return parseArgs({ args: commandLine.filter((argument) => argument !== '--'), options, allowPositionals: true });
  } catch (error) {
    throw misunderstood((error as Error).message);
  }
}

function positive(name: string, text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw misunderstood(`--${name} '${text}' is no number of times.`);
  return Number(text);
}

/** Reads the command line of `pnpm stories`; throws with the usage when it is not understood. */
export function readStoryOptions(commandLine: readonly string[]): StoryOptions | 'help' {
  const { values, positionals } = read(commandLine);
  if (values.help) return 'help';
  const { shard } = values;
  if (shard !== undefined && !/^[1-9]\d*\/[1-9]\d*$/.test(shard)) throw misunderstood(`'${shard}' is no share, such as 1/3.`);
  return {
    mode: values.update ? 'update' : values.add ? 'add' : 'compare',
    patterns: positionals,
    isBuilt: values['no-build'] ?? false,
    ...(shard !== undefined && { shard }),
    workers: values.workers === undefined ? workers() : positive('workers', values.workers),
    rounds: positive('repeat-each', values['repeat-each'] ?? '1'),
  };
}
