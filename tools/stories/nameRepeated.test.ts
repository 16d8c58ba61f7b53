import { expect, it, vi } from 'vitest';
import { repeatedTests } from '../test/repeatedTests.ts';
import NameRepeated from './nameRepeated.ts';

it('A story that passed on its second try is named as pnpm test reads it, with what the first one failed with', () => {
  const say = vi.spyOn(console, 'log').mockReturnValue();
  const story = (name: string, status: string, invocations: number, retryReasons: string[] = []) => ({ ancestorTitles: ['Actions/Button', name], status, invocations, retryReasons });
  const stories = [story('Solid', 'passed', 2, ['Error: differs in 40 pixels\n    at Solid']), story('Quiet', 'passed', 1), story('Broken', 'failed', 2, ['Error: broken'])];
  new NameRepeated().onRunComplete(undefined, { testResults: [{ testResults: stories }] });
  expect(repeatedTests(say.mock.calls.flat().join('\n'))).toEqual([{ name: 'Actions/Button › Solid', error: ['    Error: differs in 40 pixels', '        at Solid'] }]);
});
