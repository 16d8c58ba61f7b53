import { describe, expect, it } from 'vitest';
import { isChanged, profilePayload, wrongFields } from './profileRules.ts';

const saved = { name: 'Maya Okafor', phoneNumber: '+1 416 555 0199', phoneLoginEnabled: true };

describe('the own profile', () => {
  it.each([null, '', '  '])('has no phone login without a number: %j', (phoneNumber) => {
    expect(profilePayload({ ...saved, phoneNumber })).toEqual({ name: 'Maya Okafor', phoneNumber: null, phoneLoginEnabled: false });
  });

  it('is sent without space around the name', () => {
    expect(profilePayload({ ...saved, name: '  Maya ' })).toEqual({ ...saved, name: 'Maya' });
  });

  it('needs a name', () => {
    expect(wrongFields({ ...saved, name: '  ' }, saved, true)).toEqual(['name']);
    expect(wrongFields({ ...saved, name: '👩‍🍳' }, saved, true)).toEqual([]);
  });

  it('needs a number that can be read, unless it is the one that was there', () => {
    expect(wrongFields({ ...saved, name: '', phoneNumber: 'abc' }, saved, false)).toEqual(['name', 'phoneNumber']);
    expect(wrongFields(saved, saved, false)).toEqual([]);
  });

  it('is changed as long as a field differs', () => {
    expect(isChanged(saved, { ...saved })).toBe(false);
    expect(isChanged({ ...saved, phoneLoginEnabled: false }, saved)).toBe(true);
    expect(isChanged({ ...saved, phoneNumber: null }, saved)).toBe(true);
  });
});
