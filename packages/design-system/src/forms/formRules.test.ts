import { describe, expect, it } from 'vitest';
import { oneLine } from '../fields/oneLine.ts';
import { atLeast, atMost, cleaned, emailIfGiven, type FormFields, problemsOf, required } from './formRules.ts';

const name = { label: 'Name' };

describe('Rules of a form', () => {
  it.each(['', '  ', '\u200B', '\u200D', '\u3164', null, undefined, Number.NaN, []])('Something is required, and %o is empty', (value) => {
    expect(required(value, name)).toBe('Name is required');
  });

  it.each(['a', 0, false, ['a'], { id: '1' }])('Something is required, and %o is not empty', (value) => {
    expect(required(value, name)).toBeNull();
  });

  it('An optional address is valid', () => {
    expect(emailIfGiven('', { label: 'Email' })).toBeNull();
    expect(emailIfGiven('maya@maplecourt.example', { label: 'Email' })).toBeNull();
    expect(emailIfGiven('maya@', { label: 'Email' })).toBe('Email is not valid');
  });

  it('A text has a minimum of characters, each counted once however it is stored', () => {
    expect(atLeast(2)('', name)).toBeNull();
    expect(atLeast(2)(' a ', name)).toBe('Name must have at least 2 characters');
    expect(atLeast(2)('👍', name)).toBe('Name must have at least 2 characters');
    expect(atLeast(2)('ab', name)).toBeNull();
  });

  it('A text has a maximum of characters', () => {
    expect(atMost(255)('a'.repeat(255), name)).toBeNull();
    expect(atMost(255)('a'.repeat(256), name)).toBe('Name must have at most 255 characters');
  });

  it('Blank lines and spaces of a long text count as the host counts them', () => {
    expect(atMost(10)('1234\n\n7890', name)).toBeNull();
    expect(atMost(10)('1234\n\n78901', name)).toBe('Name must have at most 10 characters');
    expect(atMost(10)('1234    901', name)).toBe('Name must have at most 10 characters');
  });

  it('An emoji counts once, as at the host', () => {
    expect(atMost(4)('👍'.repeat(4), name)).toBeNull();
    expect(atMost(4)('👍'.repeat(5), name)).toBe('Name must have at most 4 characters');
  });
});

interface Booking {
  name: string;
  from: number;
  to: number;
}

const booked: Booking = { name: ' Hall ', from: 2, to: 3 };
const fields: FormFields<Booking> = {
  name: { label: 'Name', clean: oneLine, rules: [required, (value, { opened }) => (value === oneLine(opened.name) ? null : 'Name stays')] },
  to: { label: 'To', rules: [(value, { values, label }) => (value < values.from ? `${label} lies before` : null)] },
};

describe('the fields of a form', () => {
  it('The fields of a form are sent clean, and as they are without a rule', () => {
    expect(cleaned(booked, fields)).toEqual({ name: 'Hall', from: 2, to: 3 });
  });

  it('The fields of a form may become null', () => {
    expect(cleaned<{ phone: string | null }>({ phone: ' ' }, { phone: { label: 'Phone', clean: (phone) => phone?.trim() || null } })).toEqual({ phone: null });
  });

  it('The fields of a form are valid while every rule is kept', () => {
    expect(problemsOf(booked, booked, fields)).toEqual({});
  });

  it('The first broken rule of each field is reported; a rule receives the other values, and what was there before', () => {
    expect(problemsOf({ name: ' ', from: 2, to: 1 }, booked, fields)).toEqual({ name: 'Name is required', to: 'To lies before' });
    expect(problemsOf({ ...booked, name: 'Room' }, booked, fields)).toEqual({ name: 'Name stays' });
  });

  it.each([
    ['12', null, { phone: 'Phone is not valid' }],
    ['12', '12', {}],
    [' ', null, {}],
    [null, '12', {}],
  ])('A number that its field cannot read is wrong, unless it is as it was or empty: %o over %o', (phone, before, expected) => {
    expect(problemsOf<{ phone: string | null }>({ phone }, { phone: before }, { phone: { label: 'Phone' } }, new Set(['phone']))).toEqual(expected);
  });
});
