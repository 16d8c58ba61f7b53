import { describe, expect, test } from 'vitest';
import { supportAddress } from './supportAddress.ts';

const both = { hubSpotUrl: 'https://help.example.com/', contactEmail: 'help@example.com' };

describe('Contact support', () => {
  test.each([
    ['SuperAdmin', false, 'https://help.example.com/'],
    ['OrganizationUnitAdmin', true, 'https://help.example.com/'],
    ['OrganizationUnitAdmin', false, 'mailto:help@example.com'],
    ['Staff', true, 'mailto:help@example.com'],
  ] as const)('Contact support opens %s (hub allowed to unit administrators: %s) at %s', (role, mayUse, expected) => {
    expect(supportAddress(role, mayUse, both)).toBe(expected);
  });

  test('Contact support falls back to the other channel, and is missing without any (decisions-core O15)', () => {
    expect(supportAddress('SuperAdmin', false, { ...both, hubSpotUrl: null })).toBe('mailto:help@example.com');
    expect(supportAddress('Staff', false, { ...both, contactEmail: '' })).toBe('https://help.example.com/');
    expect(supportAddress('Staff', false, { hubSpotUrl: null, contactEmail: null })).toBeUndefined();
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'http://help.example.com', '//evil', 'help'])('X11: contact support refuses %s', (hubSpotUrl) => {
    expect(supportAddress('SuperAdmin', false, { hubSpotUrl, contactEmail: null })).toBeUndefined();
  });

  test('X11: contact support refuses a mail address with further parts', () => {
    expect(supportAddress('Staff', false, { hubSpotUrl: null, contactEmail: 'a@b?bcc=evil@c' })).toBeUndefined();
  });
});
