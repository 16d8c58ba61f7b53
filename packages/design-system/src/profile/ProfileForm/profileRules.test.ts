import { describe, expect, it } from 'vitest';
import { profilePayload } from './profileRules.ts';

const saved = { name: 'Maya Okafor', phoneNumber: '+1 416 555 0199', phoneLoginEnabled: true };

describe('the own profile', () => {
  it.each([null, '', '  '])('The own profile has no phone login without a number: %j', (phoneNumber) => {
    expect(profilePayload({ ...saved, phoneNumber })).toEqual({ name: 'Maya Okafor', phoneNumber: null, phoneLoginEnabled: false });
  });

  it('The own profile is sent without surrounding space in the name', () => {
    expect(profilePayload({ ...saved, name: '  Maya ' })).toEqual({ ...saved, name: 'Maya' });
  });
});
