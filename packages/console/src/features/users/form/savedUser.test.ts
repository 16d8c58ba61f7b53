import { describe, expect, test } from 'vitest';
import { afterStep, type SavedUser, saveSteps, savedUserOf } from './savedUser.ts';

const saved: SavedUser = {
  id: 'u1',
  fields: { name: 'Maya', email: 'maya@example.com', phoneNumber: '+12505550100', phoneLoginEnabled: true, isActive: true },
  roleIds: ['r1', 'r2'],
  tagIds: ['t1'],
  departmentId: 'd1',
  supervisorId: null,
};
const asSaved = { user: { ...saved.fields, username: 'maya' }, roleIds: ['r1', 'r2'], tagIds: ['t1'], departmentId: 'd1', supervisorId: null };

describe('Saving a user', () => {
  test('Saving a user sends nothing when nothing has changed', () => {
    expect(saveSteps(saved, asSaved)).toEqual([]);
  });

  test('Saving a user sends the fields first, then the differences of roles, tags, department and supervisor', () => {
    const wanted = { ...asSaved, user: { ...asSaved.user, name: 'Maya O.' }, roleIds: ['r2', 'r3'], tagIds: ['t2'], departmentId: null, supervisorId: 's1' };
    expect(saveSteps(saved, wanted)).toEqual([
      { kind: 'fields', fields: wanted.user },
      { kind: 'assignRole', id: 'r3' },
      { kind: 'withdrawRole', id: 'r1' },
      { kind: 'assignTag', id: 't2' },
      { kind: 'withdrawTag', id: 't1' },
      { kind: 'department', id: null },
      { kind: 'supervisor', id: 's1' },
    ]);
  });

  test('Saving a super administrator sends tags, department and supervisor alone', () => {
    expect(saveSteps(saved, { tagIds: [], departmentId: 'd2', supervisorId: 's1' }).map(({ kind }) => kind)).toEqual(['withdrawTag', 'department', 'supervisor']);
  });

  test('Saving a new user sends the fields and everything given', () => {
    const steps = saveSteps(null, { ...asSaved, supervisorId: 's1' });
    expect(steps.map(({ kind }) => kind)).toEqual(['fields', 'assignRole', 'assignRole', 'assignTag', 'department', 'supervisor']);
  });

  test('Saving a user sends an emptied phone number, but not an emptied email address, which is dropped', () => {
    const { email: _, ...withoutEmail } = asSaved.user;
    expect(saveSteps(saved, { ...asSaved, user: withoutEmail })).toEqual([]);
    const withoutPhone = { ...asSaved.user, phoneNumber: null, phoneLoginEnabled: false };
    expect(saveSteps(saved, { ...asSaved, user: withoutPhone })).toEqual([{ kind: 'fields', fields: withoutPhone }]);
  });

  test('Saving a user again after a failure sends what is left', () => {
    const wanted = { ...asSaved, user: { ...asSaved.user, name: 'Maya O.' }, roleIds: ['r3'], tagIds: [], departmentId: 'd2', supervisorId: 's1' };
    const steps = saveSteps(saved, wanted);
    for (let done = 0; done <= steps.length; done += 1) {
      expect(saveSteps(steps.slice(0, done).reduce(afterStep, saved), wanted)).toEqual(steps.slice(done));
    }
  });
});

test('N08: a user of whom the host leaves out everything has empty fields', () => {
  const bare = { id: 'u2', name: 'Bare', phoneNumber: '', roles: null, tags: null, organizationDepartmentId: null, supervisorId: null, activated: true };
  expect(savedUserOf(bare as unknown as Parameters<typeof savedUserOf>[0])).toMatchObject({ roleIds: [], tagIds: [], fields: { phoneNumber: null, isActive: true } });
});

test('a phone number is held in E.164, however the host spaces it', () => {
  expect(savedUserOf({ id: 'u4', name: 'Maya', phoneNumber: '+1 (250) 555-0100' } as Parameters<typeof savedUserOf>[0]).fields.phoneNumber).toBe('+12505550100');
});

test('the form of a user begins with what the host has, without empty texts', () => {
  const whole = {
    id: 'u3',
    name: 'Maya',
    email: 'maya@example.com',
    phoneNumber: '+12505550100',
    phoneLoginEnabled: true,
    isActive: true,
    pccLoginName: 'mokafor',
    roles: [{ id: 'r1', roleTypeId: 't' }],
    tags: [{ id: 't1', name: '@day', isUserExclusive: false }],
    organizationDepartmentId: 'd1',
    supervisorId: 's1',
  } as unknown as Parameters<typeof savedUserOf>[0];
  expect(savedUserOf(whole)).toEqual({
    id: 'u3',
    fields: { name: 'Maya', email: 'maya@example.com', phoneNumber: '+12505550100', phoneLoginEnabled: true, isActive: true, pccLoginName: 'mokafor' },
    roleIds: ['r1'],
    tagIds: ['t1'],
    departmentId: 'd1',
    supervisorId: 's1',
  });
  const { isActive: _, ...silent } = { ...whole, email: '', pccLoginName: '' };
  expect(savedUserOf(silent as typeof whole).fields).toEqual({ name: 'Maya', phoneNumber: '+12505550100', phoneLoginEnabled: true, isActive: false });
});
