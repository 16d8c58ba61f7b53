import { loadPhoneLibrary } from '@noticeboard/design-system';
import { describe, expect, test } from 'vitest';
import { importMessages } from '../../../messages/import.ts';
import { readCsv } from '../../../shared/readCsv.ts';
import { failedRowsFile, templateFile } from './failedRows.ts';
import { atChosenRows, importFile } from './importFile.ts';
import { type ImportPreview, importPreview, withTakenUsernames } from './importPreview.ts';

const phones = await loadPhoneLibrary();
const read = (text: string) => importPreview(new TextEncoder().encode(text), phones, readCsv);
const readable = (text: string): ImportPreview => {
  const preview = read(text);
  if ('fault' in preview) throw new Error(preview.fault);
  return preview;
};
const header = 'name,username,email,phoneNumber';

describe('The preview of a file of users', () => {
  test('The preview of a file has its people and its columns, whatever their order and case; other columns are left out', () => {
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
    ['PK\u0003\u0004\0\0\b', importMessages.faults.notText],
  ])('The preview of a file says why %j cannot be imported', (text, fault) => {
    expect(read(text)).toEqual({ fault });
  });

  test('The preview of a file says in which row, line and column a quote is never closed, and shows the rows up to it', () => {
    expect(read(`${header}\n"Anna\nKim",anna,,\nBo,bo,"bo@li.example,\nCy,cy,,\n`)).toEqual({
      fault: importMessages.faults.openQuote(3, 4, 'email'),
      upTo: [
        { row: 1, message: 'name, username, email, phoneNumber' },
        { row: 2, message: 'Anna\nKim, anna, , ' },
        { row: 3, message: 'Bo,bo,"bo@li.example,' },
      ],
    });
    expect(importMessages.faults.openQuote(1, 1, '')).toContain('row 1: the quote that begins there is never closed. The row begins on line 1');
  });

  test.each([
    ['in the middle of its last row', 'Anna,anna,,\nBo,bo', 'Row 3: The file ends here, after 2 of 4 columns.'],
    ['in the first cell of its last row', 'Anna,anna,,\nBo', 'Row 3: The file ends here, after 1 of 4 columns.'],
    ['in the middle of its only row', 'Anna,anna,a', 'Row 2: The file ends here, after 3 of 4 columns.'],
  ])('The preview of a file says at the row that the file ends %s', (_, rows, note) => {
    expect(readable(`${header}\n${rows}`).cutOff.map(({ row, message }) => importMessages.problem(row, message))).toEqual([note]);
  });

  test.each([
    ['a line break', 'Anna,anna,,\nBo,bo\n'],
    ['all of its columns', 'Anna,anna,,\nBo,bo,,'],
    ['as many columns as another row', 'Anna,anna\nBo,bo'],
  ])('The preview of a file accepts a file whose last row has %s as complete', (_, rows) => {
    expect(readable(`${header}\n${rows}`).cutOff).toEqual([]);
  });

  test('The preview of a file names the rows that will be refused, each with its first reason', () => {
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
      'Ed,ed,,abc',
      'Flo,flo,,123',
      'Gus,gus,,14165550190',
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
      '13 The phone number is not valid.',
      '14 The phone number is not valid.',
    ]);
  });

  test('The preview of a file marks cells that look like formulas, except phone numbers, and takes keys of objects as text', () => {
    const { formulas, people } = readable(`__proto__,${header}\nx,=1+1,sum,,+1 416 555 0188\nx,__proto__,constructor,,`);
    expect(formulas).toEqual([{ row: 2, message: '=1+1' }]);
    expect(people[1]).toMatchObject({ name: '__proto__', username: 'constructor' });
  });
});

describe('The file of users that is sent', () => {
  const textOf = (text: string) => importFile(readable(text).people, 'users.csv').text();

  test('The sent file is plain, whatever the chosen one was: four columns, commas, E.164, no apostrophe before a formula', async () => {
    const chosen = "E-mail;User name;Note;Name;Phone Number\r\n;annakim;x;\"Kim, Anna\";'(416) 555-0188\r\n\r\n;sum;;'=1+1;'+44 20 7946 0958\r\n;bo;;Bo\u00A0Li\u200B;abc\r\n";
    expect(await textOf(chosen)).toBe('name,username,email,phoneNumber\r\n"Kim, Anna",annakim,,+14165550188\r\n=1+1,sum,,+442079460958\r\nBo Li,bo,,abc\r\n'.replace('+14165550188', "'(416) 555-0188"));
  });

  test('A file made from the template is sent with all its rows', async () => {
    expect(await textOf(templateFile())).toContain(',+14165550199\r\n');
  });

  test('The host\'s report on the sent file names the rows of the chosen one', () => {
    const { people } = readable(`${header}\nA,a,,\n\n\nB,b,,\n`);
    expect(atChosenRows(people, [{ row: 3, message: 'No.' }])).toEqual([{ row: 5, message: 'No.' }]);
  });
});

test('usernames that are taken are reported for rows that have no other problem', () => {
  const preview = readable(`${header}\nA,Super,,\n,super,,\nB,b,,\n`);
  expect(withTakenUsernames(preview, new Set(['super']))).toEqual([
    { row: 2, message: importMessages.problems.usernameTaken },
    { row: 3, message: importMessages.problems.nameMissing },
  ]);
});

describe('The failed rows of an import', () => {
  test('The failed rows of an import are written with their reason, and safe to open', () => {
    const preview = readable(`${header},Note\n=1+1,sum,,+1 416 555 0188,"a, b"\nBo,bo,,`);
    expect(failedRowsFile(preview, [{ row: 2, message: 'A user with this username already exists.' }])).toBe(
      `\uFEFF${header},Note,Reason\r\n'=1+1,sum,,'+1 416 555 0188,"a, b",A user with this username already exists.\r\n`,
    );
  });

  test('The failed rows of an import can be imported again as they were', () => {
    const preview = readable(`${header}\n=1+1,sum,,+1 416 555 0188`);
    expect(readable(failedRowsFile(preview, [{ row: 2, message: 'x' }])).people).toEqual(preview.people);
  });

  test('The template for an import is a file that can be imported', () => {
    expect(readable(templateFile()).problems).toEqual([]);
  });
});
