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

describe('The sent user', () => {
  it('The sent user has everything that is typed', () =>
    expect(userPayload(maya)).toEqual({
      name: 'Maya Okafor',
      username: 'mayaokafor',
      email: 'maya@example.com',
      phoneNumber: '+14165550199',
      phoneLoginEnabled: true,
      isActive: true,
      pccLoginName: 'mokafor',
    }));

  it('The sent user leaves out what is empty, space included', () =>
    expect(Object.keys(userPayload({ ...maya, email: ' ', pccLoginName: '' }))).not.toEqual(expect.arrayContaining(['email', 'pccLoginName'])));

  it.each([null, '', '  '])('The sent user has null for the phone %j, and phone login off', (phoneNumber) =>
    expect(userPayload({ ...maya, phoneNumber })).toMatchObject({ phoneNumber: null, phoneLoginEnabled: false }),
  );

  it('ADR 0187: the sent user has no mark that an address book put around what was copied', () =>
    expect(userPayload({ ...maya, name: '\u2068Maya Okafor\u2069', username: '\u200Emayaokafor', email: '\u202Amaya@example.com\u202C' })).toMatchObject({
      name: 'Maya Okafor',
      username: 'mayaokafor',
      email: 'maya@example.com',
    }));

  it('The sent user has one plain space for whatever space was pasted', () => expect(userPayload({ ...maya, name: 'Maya\u00A0 Okafor\u200B' }).name).toBe('Maya Okafor'));

  it('The sent user has no surrounding space in a text', () => expect(userPayload({ ...maya, name: ' Maya ', email: 'maya@example.com ' })).toMatchObject({ name: 'Maya', email: 'maya@example.com' }));

  it('The sent user may be inactive', () => expect(userPayload({ ...maya, isActive: false }).isActive).toBe(false));
});

describe('The saved user', () => {
  it('The saved user has roles, tags, department and supervisor', () =>
    expect(userChanges(maya, false)).toEqual({
      user: userPayload(maya),
      roleIds: ['role-1'],
      tagIds: ['tag-1', 'tag-2'],
      departmentId: 'kitchen',
      supervisorId: 'user-7',
    }));

  it('The saved super administrator has tags, department and supervisor only', () =>
    expect(userChanges({ ...maya, supervisor: null }, true)).toEqual({ tagIds: ['tag-1', 'tag-2'], departmentId: 'kitchen', supervisorId: null }));
});

describe('Problems that keep a user from being saved', () => {
  const problems = (changes: Partial<UserValues>, opened = newUser) => problemsOf({ ...maya, ...changes }, opened, userFields);
  it('A complete user has no problem', () => expect(problems({})).toEqual({}));
  it('A new user needs a name and a username', () =>
    expect(problemsOf(newUser, newUser, userFields)).toEqual({ name: 'Name is required', username: 'Username is required' }));
  it('An invalid email address is wrong', () => expect(problems({ email: 'maya@' })).toEqual({ email: 'Email is not valid' }));
  it('A user may be without an email address', () => expect(problems({ email: '' })).toEqual({}));
  it('decisions-core A45: an email address or a login name that was removed is a problem, since the host would keep it', () =>
    expect(Object.keys(problems({ email: ' ', pccLoginName: '' }, maya))).toEqual(['email', 'pccLoginName']));
  it('A name of invisible characters is a problem', () => expect(problems({ name: '\u200B\u00A0' })).toEqual({ name: 'Name is required' }));
  it('An invalid phone number is wrong', () =>
    expect(problemsOf(maya, newUser, userFields, new Set(['phoneNumber']))).toEqual({ phoneNumber: 'Phone number is not valid' }));
  it('A username with a dot is a problem', () => expect(problems({ username: 'maya.okafor' })).toEqual({ username: 'Username must have letters and digits only' }));
  it('USER-31, USER-32 the fixed username of a user whom another system has added is no problem', () => {
    const foreign = { ...maya, username: 'anna.b', email: 'anna@intranet' };
    expect(problems({ ...foreign, name: 'Anna Berg' }, foreign)).toEqual({});
  });
  it('An email address that was changed into one that is not valid is a problem', () => expect(problems({ email: 'anna@lan' }, { ...maya, email: 'anna@intranet' })).toEqual({ email: 'Email is not valid' }));
});

describe('Fields by which existing users are looked up', () => {
  it('An empty form looks up no user', () => expect(userIdentity(newUser, valid)).toBeNull());
  it('A user is looked up by username, phone and email', () =>
    expect(userIdentity(maya, valid)).toEqual({ username: 'mayaokafor', phoneNumber: '+14165550199', email: 'maya@example.com' }));
  it('USER-37 a user is looked up by the suggested username, also after another one was typed', () => {
    expect(userIdentity({ ...maya, username: 'mo7' }, valid)?.username).toBe('mayaokafor');
    expect(userIdentity({ ...maya, name: 'Maya Okafors', username: 'mo7' }, valid)?.username).toBe('mayaokafors');
  });
  it('A user is looked up by the typed username where the name suggests none', () => expect(userIdentity({ ...maya, name: '王伟', username: 'wangwei' }, valid)?.username).toBe('wangwei'));
  it('A user is not looked up by what is half typed', () => expect(userIdentity({ ...maya, name: '', email: 'maya@', username: 'maya.' }, { isPhoneValid: false })).toBeNull());
});
