import { expect, test } from 'vitest';
import { withHeld } from './heldChoices.ts';

const choices = [{ id: 'staff', label: 'Staff, North Region' }];

test('a role from outside the own unit is named and cannot be changed', () => {
  expect(withHeld(choices, [{ id: 'staff', name: 'Staff, North Region' }, { id: 'director', name: 'Regional director' }])).toEqual([
    { id: 'staff', label: 'Staff, North Region' },
    { id: 'director', label: 'Regional director', isDisabled: true },
  ]);
});

test('a role without a name is called Unknown', () => {
  expect(withHeld([], [{ id: 'lost' }])).toEqual([{ id: 'lost', label: 'Unknown', isDisabled: true }]);
});

test('choices that contain every role stay the same array', () => {
  expect(withHeld(choices, [{ id: 'staff', name: 'Staff' }])).toBe(choices);
  expect(withHeld(choices, [])).toBe(choices);
});
