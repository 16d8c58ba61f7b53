import { expect, test } from 'vitest';
import { avatarSize, logoSize, toastDurations, userSearch } from './limits.ts';

test('LIM-22, LIM-23: toasts of management stay for 2 s, and for 2.5 s where something failed', () => {
  expect(toastDurations).toMatchObject({ done: 2000, failed: 2500 });
});

test('LIM-24, LIM-131, ERR-10: toasts of content stay for 3 s, those of a failed publication for 4 s', () => {
  expect(toastDurations).toMatchObject({ content: 3000, publishError: 4000 });
});

test('LIM-02, LIM-03, LIM-120: people are looked up 300 ms after the last letter, from the second on', () => {
  expect(userSearch).toEqual({ pause: 300, minimumLength: 2 });
});

test('LIM-25, LIM-26: logos are requested at 250 by 250 pixels, pictures of users at 128 by 128', () => {
  expect([logoSize, avatarSize]).toEqual([{ width: 250, height: 250 }, { width: 128, height: 128 }]);
});
