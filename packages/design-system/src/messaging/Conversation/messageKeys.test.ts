import { expect, it } from 'vitest';
import { messageAfterKey } from './messageKeys.ts';

it('walks from message to message with Page Up and Page Down, and stays at the ends', () => {
  expect(messageAfterKey('PageUp', 5, 10, 9)).toBe(4);
  expect(messageAfterKey('PageDown', 5, 10, 9)).toBe(6);
  expect(messageAfterKey('PageUp', 0, 10, 9)).toBe(0);
  expect(messageAfterKey('PageDown', 9, 10, 9)).toBe(9);
});
it('starts with the last message in sight', () => expect(messageAfterKey('PageUp', -1, 10, 7)).toBe(7));
it('goes to the oldest and the newest with Home and End', () => {
  expect(messageAfterKey('Home', 5, 10, 9)).toBe(0);
  expect(messageAfterKey('End', -1, 10, 7)).toBe(9);
});
it('leaves other keys, and an empty conversation, alone', () => {
  expect(messageAfterKey('ArrowDown', 5, 10, 9)).toBeNull();
  expect(messageAfterKey('End', -1, 0, 0)).toBeNull();
});
