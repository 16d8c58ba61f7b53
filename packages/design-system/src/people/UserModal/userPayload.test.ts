import { describe, expect, it } from 'vitest';
import { problemsOf } from '../../forms/formRules.ts';
import { sampleUser } from './sampleUser.ts';
import type { UserValues } from './userModalTypes.ts';
import { newUser, userChanges, userFields, userIdentity, userPayload } from './userPayload.ts';

const maya: UserValues = {
  ...sampleUser,
  pccLoginName: 'mokafor',
  roleIds: ['role-1'],
  tagIds: ['tag-1', 'tag-2'],
  departmentId: 'kitchen',
  supervisor: { id: 'user-7', name: 'Ada Larsson' },
};
const valid = { isPhoneValid: true };

describe('what is sent of a user', () => {
  it('is everything that is written', () =>
    expect(userPayload(maya)).toEqual({
      name: 'Maya Okafor',
      username: 'mayaokafor',
      email: 'maya@example.com',
      phoneNumber: '+14165550199',
      phoneLoginEnabled: true,
      isActive: true,
      pccLoginName: 'mokafor',
    }));

  it('leaves out what is empty, space included', () =>
    expect(Object.keys(userPayload({ ...maya, email: ' ', pccLoginName: '' }))).not.toEqual(expect.arrayContaining(['email', 'pccLoginName'])));

  it.each([null, '', '  '])('has null for the phone %j, and phone login off', (phoneNumber) =>
    expect(userPayload({ ...maya, phoneNumber })).toMatchObject({ phoneNumber: null, phoneLoginEnabled: false }),
  );

  it('ADR 0187: has no mark that an address book put around what was copied', () =>
    expect(userPayload({ ...maya, name: '\u2068Maya Okafor\u2069', username: '\u200Emayaokafor', email: '\u202Amaya@example.com\u202C' })).toMatchObject({
      name: 'Maya Okafor',
      username: 'mayaokafor',
      email: 'maya@example.com',
    }));

  it('has one plain space for whatever space was pasted', () => expect(userPayload({ ...maya, name: 'Maya\u00A0 Okafor\u200B' }).name).toBe('Maya Okafor'));

  it('has no space around a text', () => expect(userPayload({ ...maya, name: ' Maya ', email: 'maya@example.com ' })).toMatchObject({ name: 'Maya', email: 'maya@example.com' }));

  it('says that a user is not active', () => expect(userPayload({ ...maya, isActive: false }).isActive).toBe(false));
});

describe('what is saved', () => {
  it('is the user with roles, tags, department and supervisor', () =>
    expect(userChanges(maya, false)).toEqual({
      user: userPayload(maya),
      roleIds: ['role-1'],
      tagIds: ['tag-1', 'tag-2'],
      departmentId: 'kitchen',
      supervisorId: 'user-7',
    }));

  it('is tags, department and supervisor only for a super administrator', () =>
    expect(userChanges({ ...maya, supervisor: null }, true)).toEqual({ tagIds: ['tag-1', 'tag-2'], departmentId: 'kitchen', supervisorId: null }));
});

describe('what keeps a user from being saved', () => {
  const problems = (changes: Partial<UserValues>, opened = newUser) => problemsOf({ ...maya, ...changes }, opened, userFields);
  it('is nothing for a complete one', () => expect(problems({})).toEqual({}));
  it('is name and username of a new one', () =>
    expect(problemsOf(newUser, newUser, userFields)).toEqual({ name: 'Name is required', username: 'Username is required' }));
  it('An invalid email address is wrong', () => expect(problems({ email: 'maya@' })).toEqual({ email: 'Email is not valid' }));
  it('is not an empty email address', () => expect(problems({ email: '' })).toEqual({}));
  it('is an email address or a login name that was removed, which would be kept (decisions-core A45)', () =>
    expect(Object.keys(problems({ email: ' ', pccLoginName: '' }, maya))).toEqual(['email', 'pccLoginName']));
  it('is a name of nothing that can be seen', () => expect(problems({ name: '\u200B\u00A0' })).toEqual({ name: 'Name is required' }));
  it('An invalid phone number is wrong', () =>
    expect(problemsOf(maya, newUser, userFields, new Set(['phoneNumber']))).toEqual({ phoneNumber: 'Phone number is not valid' }));
  it('is a username with a dot', () => expect(problems({ username: 'maya.okafor' })).toEqual({ username: 'Username must have letters and digits only' }));
  it('USER-31, USER-32 is not the fixed username of a user whom another system has added', () => {
    const foreign = { ...maya, username: 'anna.b', email: 'anna@intranet' };
    expect(problems({ ...foreign, name: 'Anna Berg' }, foreign)).toEqual({});
  });
  it('is an email address that was changed into one that is not valid', () => expect(problems({ email: 'anna@lan' }, { ...maya, email: 'anna@intranet' })).toEqual({ email: 'Email is not valid' }));
});

describe('by what a user is looked for', () => {
  it('is nothing at first', () => expect(userIdentity(newUser, valid)).toBeNull());
  it('is username, phone and email', () =>
    expect(userIdentity(maya, valid)).toEqual({ username: 'mayaokafor', phoneNumber: '+14165550199', email: 'maya@example.com' }));
  it('USER-37 is the username that the name suggests, also after another one was typed', () => {
    expect(userIdentity({ ...maya, username: 'mo7' }, valid)?.username).toBe('mayaokafor');
    expect(userIdentity({ ...maya, name: 'Maya Okafors', username: 'mo7' }, valid)?.username).toBe('mayaokafors');
  });
  it('is the username that was typed where the name suggests none', () => expect(userIdentity({ ...maya, name: '王伟', username: 'wangwei' }, valid)?.username).toBe('wangwei'));
  it('is not what is half written', () => expect(userIdentity({ ...maya, name: '', email: 'maya@', username: 'maya.' }, { isPhoneValid: false })).toBeNull());
});
