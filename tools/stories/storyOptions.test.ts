import { describe, expect, it } from 'vitest';
import { readStoryOptions } from './storyOptions.ts';

describe('the command line of pnpm stories', () => {
  it('The command line of pnpm stories compares every picture without options', () => {
    expect(readStoryOptions([])).toMatchObject({ mode: 'compare', patterns: [], isBuilt: false, rounds: 1 });
  });

  it('The command line of pnpm stories takes parts of paths, and options in one word or two', () => {
    expect(readStoryOptions(['fields/Select', '--shard=1/3', '--workers', '1', '--repeat-each', '10', '--no-build'])).toEqual({
      mode: 'compare',
      patterns: ['fields/Select'],
      isBuilt: true,
      shard: '1/3',
      workers: 1,
      rounds: 10,
    });
  });

  it('The command line of pnpm stories takes new pictures on request', () => {
    expect(readStoryOptions(['--add'])).toMatchObject({ mode: 'add' });
    expect(readStoryOptions(['--update'])).toMatchObject({ mode: 'update' });
  });

  it('The command line of pnpm stories prints its usage when it does not understand', () => {
    expect(() => readStoryOptions(['--shard', '0/3'])).toThrow('is no share');
    expect(() => readStoryOptions(['--repeat-each=often'])).toThrow('is no number of times');
    expect(() => readStoryOptions(['--fast'])).toThrow('pnpm stories [options]');
  });
});
