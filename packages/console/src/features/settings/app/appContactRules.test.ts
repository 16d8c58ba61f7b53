import { describe, expect, test } from 'vitest';
import { appContactChange } from './appContactRules.ts';

describe('The texts of App and Contact', () => {
  test('The texts of App and Contact are sent without surrounding space, and an empty address as null', () => {
    expect(appContactChange({ name: ' Prairie ', contactEmail: ' ' })).toEqual({ name: 'Prairie', contactEmail: null });
    expect(appContactChange({ name: 'Prairie', contactEmail: ' help@example.com ' })).toEqual({ name: 'Prairie', contactEmail: 'help@example.com' });
  });
});
