import { expect, test } from 'vitest';
import { withUntouchedFields } from './untouchedFields.ts';

const opened = { name: 'Maya', email: 'maya@example.com', phoneNumber: '+12505550100', phoneLoginEnabled: true, isActive: true };
const wanted = { ...opened, username: 'maya' };

test('P12 a field that was not typed into is sent as the host has it now', () => {
  const now = { ...opened, email: 'm.okafor@example.com', isActive: false, phoneLoginEnabled: false };
  expect(withUntouchedFields({ ...wanted, name: 'Maya O.' }, opened, now)).toEqual({ ...now, name: 'Maya O.', username: 'maya' });
});

test('a field that was typed into is sent as it was typed', () => {
  const now = { ...opened, name: 'M. Okafor', isActive: true };
  expect(withUntouchedFields({ ...wanted, name: 'Maya O.', isActive: false }, opened, now)).toEqual({ ...wanted, name: 'Maya O.', isActive: false });
});

test('Phone login is switched off with a number that someone else removed', () => {
  const now = { ...opened, phoneNumber: null, phoneLoginEnabled: false };
  const asTyped = { ...opened, phoneLoginEnabled: false };
  expect(withUntouchedFields({ ...wanted, phoneLoginEnabled: true }, asTyped, now)).toMatchObject({ phoneNumber: null, phoneLoginEnabled: false });
});

test('a field that the form does not have is sent as the host has it, and left out where the host leaves it out', () => {
  const { email: _, ...withoutEmail } = wanted;
  expect(withUntouchedFields(withoutEmail, opened, opened)).toEqual(wanted);
  const { email: __, ...nowWithout } = opened;
  expect(withUntouchedFields(wanted, opened, nowWithout)).toEqual(wanted);
});
