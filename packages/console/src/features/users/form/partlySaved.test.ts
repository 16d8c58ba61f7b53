import { ApiError } from '@noticeboard/api-types/problem';
import { expect, test } from 'vitest';
import { describeError } from '../../../ground/describeError.ts';
import { partlySaved } from './partlySaved.ts';

const names = { role: () => 'Publisher', tag: (id: string) => `@${id}` };
const refusal = new ApiError({ method: 'PUT', path: '/x' }, { status: 403, serverMessage: 'The role does not belong to your unit.' });
const fields = { kind: 'fields' as const, fields: { phoneNumber: null, phoneLoginEnabled: false, isActive: true } };

test('a save that stopped halfway says what is saved, what is not and why, and what was not tried', () => {
  const told = partlySaved(
    { done: [fields, { kind: 'assignTag', id: 'nurses' }], failed: { kind: 'assignRole', id: 'r1' }, left: [{ kind: 'department', id: null }, { kind: 'supervisor', id: 's1' }], error: refusal },
    names,
    {},
  );
  const words =
    'Saved: name and contact details, tag @nurses. Not saved: role Publisher. The role does not belong to your unit. Not tried: department, supervisor. Save again to continue.';
  expect(told.message).toBe(words);
  expect(describeError(told, { title: 'Update Error' })).toEqual({ title: 'Update Error', detail: words });
});

test('nothing is reported as not tried when the last call failed', () => {
  const told = partlySaved({ done: [fields], failed: { kind: 'withdrawRole', id: 'r1' }, left: [], error: refusal }, names, {});
  expect(told.message).toBe('Saved: name and contact details. Not saved: role Publisher. The role does not belong to your unit.');
});
