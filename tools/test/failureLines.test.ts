import { describe, expect, it } from 'vitest';
import { failureLines } from './failureLines.ts';

describe('The output of a failed part', () => {
  it('The output of a failed part starts with the failed journey, not with those that passed', () => {
    const output = '  ✓  1 sign-in (2s)\n  ✘  2 delete (3s)\n  ✓  3 sort (2s)\n  1) delete\n    Error: expected 1\n';
    expect(failureLines(output)).toEqual(['  ✘  2 delete (3s)', '  1) delete', '    Error: expected 1']);
  });

  it('The output of a failed part names the story that failed and the reason below it', () => {
    expect(failureLines(' PASS   browser: chromium  Avatar.stories.tsx\n  ● Button › Pressed › play-test\n\n    differs in 40 pixels\n')).toEqual([
      '  ● Button › Pressed › play-test',
      '    differs in 40 pixels',
    ]);
  });

  it('The output of a failed part is its last lines where the runner is unknown', () => {
    expect(failureLines('something\nbroke\n')).toEqual(['something', 'broke']);
  });
});
