import { Buffer } from 'node:buffer';
import { beforeEach, describe, expect, test } from 'vitest';
import { actors, openTestWorld, type TestScope, type TestWorld } from '../testWorld.ts';

let world: TestWorld;
let isUntouched = false;
// A refused file leaves the world unchanged, so that the next test can reuse it.
beforeEach(() => {
  if (!isUntouched) world = openTestWorld();
  isUntouched = true;
});

interface Outcome {
  created: number;
  failed: { row: number; message: string }[];
  message?: string;
}

async function send(content: string | Buffer, actor: TestScope = actors.super) {
  const answer = await world.call<Outcome>(actor, 'importUsers', {
    files: [{ field: 'FileContent', fileName: 'users.csv', contentType: 'text/csv', bytes: Buffer.from(content) }],
  });
  if (answer.status === 200) isUntouched = false;
  return answer;
}

const find = async (searchedPhrase: string, actor: TestScope = actors.super) => {
  const operation = actor === actors.super ? 'searchUsers' : 'searchUsersInRoleScope';
  const { body } = await world.call<{ results: Record<string, unknown>[] }>(actor, operation, { body: { searchedPhrase, page: 0, pageSize: 99 } });
  return body.results;
};

const header = 'name,username,email,phoneNumber';

describe('Files of users', () => {
  test('A file is added row by row; bad rows are reported by number and do not stop the others', async () => {
    const { body } = await send(`${header}\r\nAnna Kim,annakim,anna@kim.example,+1 416 555 0188\r\n,nobody,,\r\n\r\nBo Li,bo li,,\r\n"Cruz, Eva ""Evi""",evacruz,EVA@cruz.example,4165550189\r\n`);
    expect(body).toEqual({
      created: 2,
      failed: [
        { row: 3, message: 'The name is missing.' },
        { row: 5, message: 'A username has letters and digits only.' },
      ],
    });
    expect(await find('evacruz')).toMatchObject([{ name: 'Cruz, Eva "Evi"', phoneNumber: '+1 416 555 0189', phoneLoginEnabled: false, isActive: true, roles: [] }]);
    expect(world.sent).toMatchObject([
      { to: 'anna@kim.example', subject: 'Welcome to Harbour Care' },
      { to: 'EVA@cruz.example', subject: 'Welcome to Harbour Care' },
    ]);
  });

  test('A file of users may name its columns in any order and case, with semicolons, tabs, old Mac line ends and line breaks in quotes', async () => {
    expect((await send('Username;Note;Name\rannakim;"two\rlines";Anna Kim\rboli;;Bo Li')).body).toEqual({ created: 2, failed: [] });
    expect((await send('NAME\tUSER NAME\nCy Young\tcyyoung')).body).toEqual({ created: 1, failed: [] });
  });

  test.each([
    ['UTF-8', (text: string) => Buffer.from(text)],
    ['UTF-8 with a mark', (text: string) => Buffer.from(`\uFEFF${text}`)],
    ['UTF-16 with a mark', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['UTF-16 without a mark', (text: string) => Buffer.from(text, 'utf16le')],
    ['UTF-16 of the other order', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
    ['Windows-1252', (text: string) => Buffer.from(text, 'latin1')],
  ])('A file of users is read as %s', async (_, encode) => {
    expect((await send(encode(`${header}\nZoé Müller,zoemuller,,`))).body).toEqual({ created: 1, failed: [] });
    expect(await find('zoemuller')).toMatchObject([{ name: 'Zoé Müller' }]);
  });

  test.each([
    ['empty', '', 'The file is empty.'],
    ['blank', ' \r\n,,\r\n', 'The file is empty.'],
    ['a header alone', header, 'The file has no rows below its first row.'],
    ['without a header', 'Anna Kim,annakim,,', 'The first row must name the columns name, username, email and phoneNumber.'],
    ['with a wrong header', 'full name,login\nAnna,anna', 'The first row must name the columns name, username, email and phoneNumber.'],
    ['with a column twice', 'name,username,Name\nA,a,b', "The first row names the column 'name' twice."],
    ['with a quote left open', `${header}\nAnna,anna\n"Bo,bo`, 'The quote that begins in row 3 is never closed.'],
    ['a spreadsheet of another kind', Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 8, 0, 0, 0, 0, 0]), 'The file is not a CSV file: it is not text.'],
  ])('A file of users is refused when it is %s', async (_, content, message) => {
    expect(await send(content)).toMatchObject({ status: 400, body: { message } });
    expect(world.sent).toEqual([]);
  });

  test('A file of users of more than 10 MB is refused', async () => {
    expect(await send(Buffer.alloc(10_485_761, 'a'))).toMatchObject({ status: 413, body: { message: 'The file is larger than 10 MB.' } });
  });

  test('A file of users is refused rows that are in it twice or in the tenant already, whatever the letter case and the spaces of a number', async () => {
    const rows = [
      'Anna Kim,annakim,anna@kim.example,+1 416 555 0188',
      'Ann Kim,AnnaKim,,',
      'A. Kim,akim,Anna@Kim.example,',
      'Al Kim,alkim,,(416) 555-0188',
      'Margaret Chen,SUPER,,',
    ];
    expect((await send([header, ...rows].join('\n'))).body).toEqual({
      created: 1,
      failed: [
        { row: 3, message: 'Row 2 has the same username.' },
        { row: 4, message: 'Row 2 has the same email address.' },
        { row: 5, message: 'Row 2 has the same phone number.' },
        { row: 6, message: 'A user with this username already exists.' },
      ],
    });
    expect((await send([header, ...rows].join('\n'))).body).toMatchObject({ created: 0 });
  });

  test('A file of users keeps what looks like a formula or a key of an object as text, and drops a guarding apostrophe', async () => {
    const { body } = await send(`__proto__,${header}\npolluted,=1+1,formula,,\n,'=2+2,guarded,,'+1 416 555 0190\n,__proto__,constructor,,`);
    expect(body).toEqual({ created: 3, failed: [] });
    expect(await find('formula')).toMatchObject([{ name: '=1+1' }]);
    expect(await find('guarded')).toMatchObject([{ name: '=2+2', phoneNumber: '+1 416 555 0190' }]);
    expect(await find('constructor')).toMatchObject([{ name: '__proto__' }]);
  });

  test('A file of users of a unit administrator is added to the unit; Staff may not send one', async () => {
    expect((await send(`${header}\nAnna Kim,annakim,,`, actors.unit)).body.created).toBe(1);
    expect(await find('annakim', actors.unit)).toHaveLength(1);
    expect((await send(`${header}\nBo Li,boli,,`, actors.staff)).status).toBe(403);
  });

  test('A file of 5,000 users is added in one call', async () => {
    const rows = Array.from({ length: 5_000 }, (_, index) => `Person ${index},person${index},p${index}@example.com,`);
    const { body } = await send([header, ...rows].join('\n'));
    expect(body).toEqual({ created: 5_000, failed: [] });
  });
});
