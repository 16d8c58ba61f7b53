import { describe, expect, test } from 'vitest';
import { importMessages } from '../../../messages/import.ts';
import { failedRowsFile, templateFile } from './failedRows.ts';
import { type ImportPreview, importPreview } from './importPreview.ts';

const read = (text: string) => importPreview(new TextEncoder().encode(text));
const readable = (text: string): ImportPreview => {
  const preview = read(text);
  if ('fault' in preview) throw new Error(preview.fault);
  return preview;
};
const header = 'name,username,email,phoneNumber';

describe('the preview of a file', () => {
  test('has its people and its columns, whatever their order and case; others are left out', () => {
    const { people, columns, ignored } = readable('User name;Note;NAME;e-mail\nanna;x;Anna Kim;anna@kim.example\n');
    expect(people).toEqual([{ row: 2, name: 'Anna Kim', username: 'anna', email: 'anna@kim.example', phoneNumber: '' }]);
    expect(columns).toEqual(['username', 'name', 'email']);
    expect(ignored).toEqual(['Note']);
  });

  test.each([
    ['', importMessages.faults.empty],
    ['\r\n ,,\r\n', importMessages.faults.empty],
    [header, importMessages.faults.noRows],
    ['full name,login\nAnna,anna', `${importMessages.faults.header} It names: full name, login.`],
    ['name,username,Name\na,b,c', importMessages.faults.columnTwice('name')],
    [`${header}\nAnna,anna\n"Bo,bo`, importMessages.faults.openQuote(3)],
    ['PK\u0003\u0004\0\0\b', importMessages.faults.notText],
  ])('says why %j cannot be imported', (text, fault) => {
    expect(read(text)).toEqual({ fault });
  });

  test('names the rows that will be refused, each with its first reason', () => {
    const rows = [
      'Anna,anna,anna@kim.example,+1 416 555 0188',
      ',nobody,,',
      'Bo,,,',
      'Bo,bo li,,',
      'Bo,bo,bo@,',
      'Ann,ANNA,,',
      'Al,al,Anna@Kim.example,',
      'Al,al,,+1 (416) 555-0188',
      `${'x'.repeat(256)},long,,`,
      'Cy,cy,,',
      'Di,di,,',
    ];
    expect(readable([header, ...rows].join('\n')).problems.map(({ row, message }) => `${row} ${message}`)).toEqual([
      '3 The name is missing.',
      '4 The username is missing.',
      '5 A username has letters and digits only.',
      '6 The email address is not valid.',
      '7 Row 2 has the same username.',
      '8 Row 2 has the same email address.',
      '9 Row 2 has the same phone number.',
      '10 The name is longer than 255 characters.',
    ]);
  });

  test('names cells that look like formulas, phone numbers excepted, and keys of objects as what they are', () => {
    const { formulas, people } = readable(`__proto__,${header}\nx,=1+1,sum,,+1 416 555 0188\nx,__proto__,constructor,,`);
    expect(formulas).toEqual([{ row: 2, message: '=1+1' }]);
    expect(people[1]).toMatchObject({ name: '__proto__', username: 'constructor' });
  });
});

describe('the failed rows', () => {
  test('are written with their reason, and safe to open', () => {
    const preview = readable(`${header},Note\n=1+1,sum,,+1 416 555 0188,"a, b"\nBo,bo,,`);
    expect(failedRowsFile(preview, [{ row: 2, message: 'A user with this username exists already.' }])).toBe(
      `\uFEFF${header},Note,Reason\r\n'=1+1,sum,,'+1 416 555 0188,"a, b",A user with this username exists already.\r\n`,
    );
  });

  test('can be imported again as they were', () => {
    const preview = readable(`${header}\n=1+1,sum,,+1 416 555 0188`);
    expect(readable(failedRowsFile(preview, [{ row: 2, message: 'x' }])).people).toEqual(preview.people);
  });

  test('the template is a file that can be imported', () => {
    expect(readable(templateFile()).problems).toEqual([]);
  });
});
