import { describe, expect, it } from 'vitest';
import { fileNameOf, safeFileName } from './safeFileName.ts';

const safe = (name: string) => safeFileName(name, '.csv', 'users');

describe('X07: The name of a saved file', () => {
  it.each([
    ['user-activity-active.csv', 'user-activity-active.csv'],
    ['Employés été.csv', 'Employés été.csv'],
    ['../../etc/passwd', 'passwd.csv'],
    [String.raw`C:\Windows\system32\evil.csv`, 'evil.csv'],
    ['report\r\nSet-Cookie: a=b.csv', 'reportSet-Cookie_ a=b.csv'],
    ['report\u202Evsc.exe', 'reportvsc.exe.csv'],
    ['report.exe', 'report.exe.csv'],
    ['.htaccess', 'htaccess.csv'],
    ['a\u0000b\u200B.csv', 'ab.csv'],
    ['what?.csv', 'what_.csv'],
  ])('X07: the name %j is saved as %j', (name, expected) => {
    expect(safe(name)).toBe(expected);
  });

  it.each(['', '/', '...', '\u202E', 'CON', 'nul.csv', 'com1.txt'])('X07: the name of a saved file is ours where the host has no usable one: %j', (name) => {
    expect(safe(name)).toBe('users.csv');
  });

  it('X07: the name of a saved file is never too long for a file system', () => {
    expect(safe('a'.repeat(5000)).length).toBe(120);
  });
});

describe('The name of a file in a header', () => {
  it.each([
    ['attachment; filename="plain.csv"', 'plain.csv'],
    ['attachment; filename=plain.csv', 'plain.csv'],
    [String.raw`attachment; filename="a \"b\".csv"`, 'a "b".csv'],
    ["attachment; filename=\"_.csv\"; filename*=UTF-8''%C3%A9t%C3%A9.csv", 'été.csv'],
    ["attachment; filename=\"plain.csv\"; filename*=UTF-8''%E9", 'plain.csv'],
    ['inline', ''],
    [null, ''],
  ])('The header %j names the file %j', (disposition, name) => {
    expect(fileNameOf(disposition)).toBe(name);
  });
});
