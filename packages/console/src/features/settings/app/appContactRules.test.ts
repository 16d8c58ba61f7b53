import { describe, expect, test } from 'vitest';
import { appContactChange, appContactFaults } from './appContactRules.ts';

describe('App and Contact', () => {
  test.each([
    [{ name: 'Prairie', contactEmail: 'help@example.com' }, {}],
    [{ name: 'Prairie', contactEmail: '' }, {}],
    [{ name: ' ', contactEmail: '' }, { name: 'nameNeeded' }],
    [{ name: 'a'.repeat(255), contactEmail: '' }, {}],
    [{ name: 'a'.repeat(256), contactEmail: 'help@' }, { name: 'nameTooLong', contactEmail: 'invalid' }],
  ])('%o has the faults %o', (values, faults) => {
    expect(appContactFaults(values)).toEqual(faults);
  });

  test('is sent without space around it, and an empty address as none', () => {
    expect(appContactChange({ name: ' Prairie ', contactEmail: ' ' })).toEqual({ name: 'Prairie', contactEmail: null });
    expect(appContactChange({ name: 'Prairie', contactEmail: ' help@example.com ' })).toEqual({ name: 'Prairie', contactEmail: 'help@example.com' });
  });
});
