import { expect, it } from 'vitest';
import { channelName } from './channelName.ts';

it('calls a channel by its own name', () => {
  expect(channelName('Night shift', ['Amara', 'Jonas'])).toBe('Night shift');
});

it.each([null, undefined, '', '   ', '\u200B', '\u3164'])('calls a channel without a name by its people: %o', (name) => {
  expect(channelName(name, ['Amara', 'Jonas'])).toBe('Amara, Jonas');
});
