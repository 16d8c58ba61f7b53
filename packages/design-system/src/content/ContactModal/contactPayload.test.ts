import { describe, expect, it } from 'vitest';
import { problemsOf } from '../../forms/formRules.ts';
import { contentMessages } from '../../messages/content.ts';
import { contactFields, contactPayload, type ContactValues, emptyContact } from './contactPayload.ts';

const good: ContactValues = { ...emptyContact, firstName: 'Maya', lastName: 'Okafor', emailAddress: 'maya@example.com' };
const problems = (changes: Partial<ContactValues>) => problemsOf({ ...good, ...changes }, good, contactFields);
const { emailOrPhone } = contentMessages.contact;

describe('The sent contact', () => {
  it('The sent contact has null for each empty text, and order 0 where none was given', () => {
    expect(contactPayload({ ...emptyContact, firstName: 'Maya', lastName: 'Okafor', phone: '+1 416 555 0199' })).toEqual({
      firstName: 'Maya',
      lastName: 'Okafor',
      position: null,
      emailAddress: null,
      phone: '+1 416 555 0199',
      alternatePhone: null,
      organizationNodeId: null,
      order: 0,
      avatarFileName: null,
    });
  });

  it('The sent contact has no surrounding space in its texts, and null for a text of space alone', () => {
    expect(contactPayload({ ...good, firstName: ' Maya ', position: '   ', emailAddress: ' maya@example.com ', phone: '', avatarFileName: '' })).toMatchObject({
      firstName: 'Maya',
      position: null,
      emailAddress: 'maya@example.com',
      phone: null,
      avatarFileName: null,
    });
  });

  it.each([
    [7, 7],
    [-2, -2],
    [2.9, 2],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 0],
  ])('The sent contact has a whole number as order: %s becomes %s', (order, sent) => {
    expect(contactPayload({ ...good, order }).order).toBe(sent);
  });
});

describe('a contact', () => {
  it('A contact needs a first and a last name', () => {
    expect(problems({ firstName: '', lastName: ' ' })).toEqual({ firstName: 'First name is required', lastName: 'Last name is required' });
  });

  it('A contact needs an email address or a phone number', () => {
    expect(problems({ emailAddress: ' ', phone: null })).toEqual({ emailAddress: emailOrPhone, phone: emailOrPhone });
    expect(problems({ emailAddress: '', phone: '+1 416 555 0199' })).toEqual({});
    expect(problems({ phone: null })).toEqual({});
  });

  it('A contact cannot be reached by the alternate phone alone', () => {
    expect(problems({ emailAddress: '', alternatePhone: '+1 416 555 0199' })).toEqual({ emailAddress: emailOrPhone, phone: emailOrPhone });
  });

  it('A contact may not have a wrong email address, even with a phone number', () => {
    expect(problems({ emailAddress: 'maya@example', phone: '+1 416 555 0199' })).toEqual({ emailAddress: 'Email is not valid' });
  });
});
