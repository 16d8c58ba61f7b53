import { describe, expect, it } from 'vitest';
import { readOptions } from './options.ts';

describe('the command line of pnpm test', () => {
  it('The command line of pnpm test runs every part without options', () => {
    expect(readOptions([])).toEqual({ only: ['typecheck', 'lint', 'contract', 'unit', 'size', 'package', 'stories', 'e2e'], isStrict: false });
  });

  it('The command line of pnpm test runs the parts that are named, cheapest first', () => {
    expect(readOptions(['--only', 'e2e,unit', '--shard', '2/4', '--strict'])).toEqual({ only: ['unit', 'e2e'], shard: '2/4', isStrict: true });
  });

  it('The command line of pnpm test compares with the last commit, or with the one that is named', () => {
    expect(readOptions(['--changed'])).toMatchObject({ changedSince: 'HEAD' });
    expect(readOptions(['--since', 'main'])).toMatchObject({ changedSince: 'main' });
  });

  it('The command line of pnpm test prints its usage when it does not understand', () => {
    expect(() => readOptions(['--only', 'journeys'])).toThrow("'journeys' is no part.");
    expect(() => readOptions(['--shard', '0/3'])).toThrow('is no share');
    expect(() => readOptions(['--fast'])).toThrow('pnpm test [options]');
  });
});
