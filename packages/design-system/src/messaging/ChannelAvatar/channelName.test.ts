import { expect, it } from 'vitest';
import { channelName } from './channelName.ts';

it('a channel is called by its own name', () => {
  expect(channelName('Night shift', ['Amara', 'Jonas'])).toBe('Night shift');
});

it.each([null, undefined, '', '   ', '\u200B', '\u3164'])('a channel without a name is called by its people: %o', (name) => {
  expect(channelName(name, ['Amara', 'Jonas'])).toBe('Amara, Jonas');
});
