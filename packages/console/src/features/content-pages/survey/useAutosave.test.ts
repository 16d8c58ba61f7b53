import { expect, test } from 'vitest';
import { autosavePause } from './useAutosave.ts';

test('LIM-118: a published survey is saved 250 ms after the last change', () => {
  expect(autosavePause).toBe(250);
});
