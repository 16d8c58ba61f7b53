import { expect, it } from 'vitest';
import { messageAfterKey } from './messageKeys.ts';

it('Page Up and Page Down move from message to message, and stay at the ends', () => {
  expect(messageAfterKey('PageUp', 5, 10, 9)).toBe(4);
  expect(messageAfterKey('PageDown', 5, 10, 9)).toBe(6);
  expect(messageAfterKey('PageUp', 0, 10, 9)).toBe(0);
  expect(messageAfterKey('PageDown', 9, 10, 9)).toBe(9);
});
it('the keys start with the last message in sight', () => expect(messageAfterKey('PageUp', -1, 10, 7)).toBe(7));
it('Home and End move to the oldest and the newest message', () => {
  expect(messageAfterKey('Home', 5, 10, 9)).toBe(0);
  expect(messageAfterKey('End', -1, 10, 7)).toBe(9);
});
it('other keys do nothing, nor do any in an empty conversation', () => {
  expect(messageAfterKey('ArrowDown', 5, 10, 9)).toBeNull();
  expect(messageAfterKey('End', -1, 0, 0)).toBeNull();
});
