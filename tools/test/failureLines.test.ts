import { describe, expect, it } from 'vitest';
import { failureLines } from './failureLines.ts';

describe('what a failed part prints', () => {
  it('starts with the failed journey, not with those that passed', () => {
    const output = '  ✓  1 sign-in (2s)\n  ✘  2 delete (3s)\n  ✓  3 sort (2s)\n  1) delete\n    Error: expected 1\n';
    expect(failureLines(output)).toEqual(['  ✘  2 delete (3s)', '  1) delete', '    Error: expected 1']);
  });

  it('names the story that failed and the reason below it', () => {
    expect(failureLines('  ✓  1 Avatar › Letters (1s)\n  1) Button › Pressed ───\n\n    differs by 40 pixels\n')).toEqual([
      '  1) Button › Pressed ───',
      '    differs by 40 pixels',
    ]);
  });

  it('falls back to the last lines of a runner that it does not know', () => {
    expect(failureLines('something\nbroke\n')).toEqual(['something', 'broke']);
  });
});
