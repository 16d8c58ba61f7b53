import { describe, expect, test } from 'vitest';
import { applyChange, changedFields, isApplied } from './changes.ts';

const opened = { name: 'Kitchen', order: 3, iconId: null as string | null };

describe('A change', () => {
  test('A change is sent with everything else as the host has it now', () => {
    const now = { name: 'Canteen', order: 3, iconId: 'spoon', flag: true };
    expect(applyChange<Partial<typeof opened>, typeof now>(now, { from: opened, to: { ...opened, order: 4 } })).toEqual({ name: 'Canteen', order: 4, iconId: 'spoon', flag: true });
  });

  test('A change contains what was removed, and nothing that was left out', () => {
    expect(changedFields<Partial<typeof opened>>({ from: { ...opened, iconId: 'spoon' }, to: { name: 'Kitchen', iconId: null } })).toEqual(['iconId']);
  });

  test('A change compares lists by their entries', () => {
    expect(changedFields({ from: { ids: ['a'] }, to: { ids: ['a'] } })).toEqual([]);
    expect(changedFields({ from: { ids: ['a'] }, to: { ids: ['a', 'b'] } })).toEqual(['ids']);
  });

  test('A change is applied when the host holds all that was changed, whatever else it holds', () => {
    const change = { from: opened, to: { ...opened, name: 'Night kitchen' } };
    expect(isApplied({ name: 'Night kitchen', order: 9, iconId: 'moon' }, change)).toBe(true);
    expect(isApplied({ ...opened, order: 9 }, change)).toBe(false);
  });
});
