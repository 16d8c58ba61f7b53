import { describe, expect, test } from 'vitest';
import { refuseOnce } from '../../api/useOverwriteWarning.ts';
import { ownProfileSave } from './ownProfileSave.ts';

const opened = { name: 'Jordan Okafor', phoneNumber: '+1 250 555 0102', phoneLoginEnabled: true };
const typed = { ...opened, name: 'Jordan Okafor-Lee' };

describe('a save of the own profile', () => {
  test('A save of the own profile sends fields that were not typed into as the host has them now', () => {
    const now = { ...opened, phoneNumber: null, phoneLoginEnabled: false };
    const { body, overwriting } = ownProfileSave({ id: 'u1', values: typed, opened, now });
    expect(body).toEqual({ name: 'Jordan Okafor-Lee', phoneNumber: null, phoneLoginEnabled: false });
    expect(() => refuseOnce(overwriting, new Map())).not.toThrow();
  });

  test('A save of the own profile sends the number in E.164, however the host spaces it', () => {
    expect(ownProfileSave({ id: 'u1', values: typed, opened, now: opened }).body.phoneNumber).toBe('+12505550102');
  });

  test('A save of the own profile over a name that was saved elsewhere in the meantime is reported', () => {
    const { body, overwriting } = ownProfileSave({ id: 'u1', values: typed, opened, now: { ...opened, name: 'Jo Okafor' } });
    expect(() => refuseOnce(overwriting, new Map())).toThrow(/It is now: Jo Okafor\./);
    expect(body.name).toBe('Jordan Okafor-Lee');
  });

  test('A save of phone login over a removed number is reported', () => {
    const now = { ...opened, phoneNumber: null, phoneLoginEnabled: false };
    const values = { ...opened, phoneNumber: '+1 250 555 0142' };
    expect(() => refuseOnce(ownProfileSave({ id: 'u1', values, opened, now }).overwriting, new Map())).toThrow(/It is now: no phone number, phone login off\./);
  });
});
