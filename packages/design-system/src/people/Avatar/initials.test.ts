import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initials, tintCount, tintOf } from './initials.ts';

describe('the letters in place of a portrait', () => {
  it.each([
    ['Ada Osei', 'AO'],
    ['Siobhán Ní Dhomhnaill', 'SD'],
    ['Cher', 'C'],
    ['  émile  ', 'É'],
    ['', '?'],
    ['👩‍⚕️ Nurse', '👩‍⚕️N'],
    ['🇨🇦 Team 🇫🇷', '🇨🇦🇫🇷'],
    ['E\u0301mile Roy', 'E\u0301R'],
  ])('The initials of %j are %s', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });

  it('The initials have one of the tints, the same every time', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        expect(tintOf(name)).toBe(tintOf(name));
        expect(tintOf(name)).toBeGreaterThanOrEqual(0);
        expect(tintOf(name)).toBeLessThan(tintCount);
      }),
    );
  });
});
