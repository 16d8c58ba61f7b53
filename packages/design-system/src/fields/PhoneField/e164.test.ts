import * as library from 'libphonenumber-js/min';
import { describe, expect, it } from 'vitest';
import { e164Of, spacedPhone } from './e164.ts';

describe('Phone numbers that are sent', () => {
  it.each([
    ['+1 416 555 0199', '+14165550199'],
    ['+1 (416) 555-0199', '+14165550199'],
    ['+44 20 7946 0958', '+442079460958'],
    ['+14165550199', '+14165550199'],
  ])('A phone number is sent in E.164: %s', (text, e164) => expect(e164Of(text)).toBe(e164));

  it.each(['4165550199', 'abc', '', '+1 416 555 0199 ext. 5'])('A phone number that is not international is sent as it is: %j', (text) => expect(e164Of(text)).toBe(text));
});

describe('Phone numbers that are shown', () => {
  it('A North American phone number is shown with spaces immediately', () => expect(spacedPhone('+14165550199', null)).toBe('+1 416 555 0199'));

  it('A phone number is shown with spaces by the numbering plan of its country, once that is loaded', () => {
    expect(spacedPhone('+442079460958', null)).toBe('+442079460958');
    expect(spacedPhone('+442079460958', library)).toBe('+44 20 7946 0958');
    expect(spacedPhone('+61291920000', library)).toBe('+61 2 9192 0000');
  });

  it.each(['abc', '555 0142', '+12'])('A phone number that cannot be spaced is shown as the host has it: %s', (text) => expect(spacedPhone(text, library)).toBe(text));
});
