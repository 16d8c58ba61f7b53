import { describe, expect, it } from 'vitest';
import { isEmail, isEmailIfGiven, trimEmail } from './emailRules.ts';

describe('an email address', () => {
  it.each([
    'maya@example.com',
    'maya.okafor+notices@mail.example.co.uk',
    "o'neil@example.ca",
    'm@x.io',
    'maya@bücher.example',
    'maya@xn--bcher-kva.xn--p1ai',
    ' maya@example.com ',
    '\u202Amaya@example.com\u202C',
    'maya@\u200Eexample.com',
    `${'a'.repeat(64)}@example.com`,
  ])('The email address %s is accepted', (text) => expect(isEmail(text)).toBe(true));

  it.each([
    'maya',
    'maya@',
    '@example.com',
    'maya@example',
    'maya@example.c',
    'maya@@example.com',
    'maya@example..com',
    'maya@.example.com',
    'maya@-example.com',
    'maya@example-.com',
    '.maya@example.com',
    'maya.@example.com',
    'ma ya@example.com',
    'maya@exam ple.com',
    'maya@example.com, ada@example.com',
    'maya@192.168.0.1',
    '<maya@example.com>',
    `${'a'.repeat(65)}@example.com`,
    `maya@${'a'.repeat(64)}.com`,
    `maya@${'abcdefghi.'.repeat(25)}com`,
  ])('The email address %s is refused', (text) => expect(isEmail(text)).toBe(false));
});

describe('an optional email address', () => {
  it('An optional email address may be empty', () => {
    expect(isEmailIfGiven('')).toBe(true);
    expect(isEmailIfGiven('  ')).toBe(true);
  });

  it('An optional email address must be valid if given', () => {
    expect(isEmailIfGiven('maya@example.com')).toBe(true);
    expect(isEmailIfGiven('maya@example')).toBe(false);
  });
});

it('an email address is sent without surrounding space', () => expect(trimEmail('\tmaya@example.com \n')).toBe('maya@example.com'));

it.each([
  ['maya@bücher.example', 'maya@xn--bcher-kva.example'],
  ['maya@Montréal.example', 'maya@xn--montral-fya.example'],
  ['maya@bü cher.example', 'maya@bü cher.example'],
  ['maya@bücher.example/x', 'maya@bücher.example/x'],
  ['zoë@example.com', 'zoë@example.com'],
])('ADR 0189: the email address %j is sent as %j', (text, sent) => expect(trimEmail(text)).toBe(sent));

it('ADR 0187: an email address is sent without the marks that it was copied with', () => expect(trimEmail('\u200E\u202Amaya@\u200Eexample.com\u202C')).toBe('maya@example.com'));
