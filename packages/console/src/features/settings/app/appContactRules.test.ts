import { describe, expect, test } from 'vitest';
import { appContactChange } from './appContactRules.ts';

describe('App and Contact', () => {
  test('is sent without space around it, and an empty address as none', () => {
    expect(appContactChange({ name: ' Prairie ', contactEmail: ' ' })).toEqual({ name: 'Prairie', contactEmail: null });
    expect(appContactChange({ name: 'Prairie', contactEmail: ' help@example.com ' })).toEqual({ name: 'Prairie', contactEmail: 'help@example.com' });
  });
});
