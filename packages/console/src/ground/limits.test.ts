import { expect, test } from 'vitest';
import { toastDurations, userSearch } from './limits.ts';

test('LIM-22, LIM-23: toasts of management stay for 2 s, and for 2.5 s where something failed', () => {
  expect(toastDurations).toMatchObject({ done: 2000, failed: 2500 });
});

test('LIM-24, LIM-131, ERR-10: toasts of content stay for 3 s, those of a failed publication for 4 s', () => {
  expect(toastDurations).toMatchObject({ content: 3000, publishError: 4000 });
});

test('LIM-02, LIM-03, LIM-120: people are looked up 300 ms after the last letter, from the second on', () => {
  expect(userSearch).toEqual({ pause: 300, minimumLength: 2 });
});
