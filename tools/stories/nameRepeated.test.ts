import { expect, it, vi } from 'vitest';
import { repeatedTests } from '../test/repeatedTests.ts';
import NameRepeated from './nameRepeated.ts';

it('A story that passed on its second try is named as pnpm test reads it', () => {
  const say = vi.spyOn(console, 'log').mockReturnValue();
  const story = (name: string, status: string, invocations: number) => ({ ancestorTitles: ['Actions/Button', name], status, invocations });
  new NameRepeated().onRunComplete(undefined, { testResults: [{ testResults: [story('Solid', 'passed', 2), story('Quiet', 'passed', 1), story('Broken', 'failed', 2)] }] });
  expect(repeatedTests(say.mock.calls.flat().join('\n'))).toEqual(['Actions/Button › Solid']);
});
