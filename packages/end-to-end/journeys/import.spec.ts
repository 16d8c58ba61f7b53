import { readFile, rm, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../harness/accessibility.ts';
import { rows, toasts } from '../harness/publishedContent.ts';
import { expect, test } from '../harness/test.ts';
import { openUsers, userRange, userSearch } from '../harness/users.ts';

const header = 'name,username,email,phoneNumber';

/** Opens the import over the list of users. */
async function openImport(page: Page) {
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import users' });
  const input = dialog.locator('input[type="file"]');
  await expect(dialog.getByRole('button', { name: 'Choose file' })).toBeVisible();
  return {
    dialog,
    choose: (text: string | Buffer, name = 'users.csv') => input.setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) }),
    choosePath: (path: string) => input.setInputFiles(path),
    send: dialog.getByRole('button', { name: /^(Import [\d,]+ rows?|Working)/ }),
  };
}

test('users are imported after a preview; duplicates and bad rows are reported one by one and downloaded as a file that is safe to open', async ({ page, world }) => {
  await openUsers(page, 'super');
  await expect(userRange(page)).toHaveText('1–20 of 60');
  const { dialog, choose, send } = await openImport(page);
  await choose(
    [
      `${header},Note`,
      '"Kim, Anna",annakim,anna@kim.example,+1 416 555 0188,day',
      '=HYPERLINK("http://127.0.0.1:9"),link,,,',
      'Bo Li,bo li,,,',
      'Ann Kim,AnnaKim,,,',
      '=cmd|calc,super,,+1 416 555 0189,',
    ].join('\n'),
  );
  await expect(dialog).toContainText('Preview of users.csv');
  await expect(dialog).toContainText('5 rows with people.');
  await expect(dialog).toContainText('name, username, email, phoneNumber');
  await expect(dialog).toContainText('Note');
  await expect(dialog).toContainText('3 rows will probably be refused');
  await expect(dialog).toContainText('Row 6: A user with this username already exists.');
  await expect(dialog).toContainText('Row 4: A username has letters and digits only.');
  await expect(dialog).toContainText('Row 5: Row 2 has the same username.');
  await expect(dialog).toContainText('Looks like a formula');
  await expect(dialog.getByRole('rowheader', { name: 'Kim, Anna' })).toBeVisible();
  expect(await world.control.callsOf('importUsers')).toEqual([]);
  await expectAccessible(page, 'the preview');

  await send.click();
  await expect(dialog).toContainText('2 users were added');
  await expect(dialog).toContainText('3 rows were not added');
  for (const reason of ['A username has letters and digits only.', 'Row 2 has the same username.', 'A user with this username already exists.']) {
    await expect(dialog.getByRole('row').filter({ hasText: reason })).toBeVisible();
  }
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download failed rows' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('users-failed.csv');
  expect(await readFile(await file.path(), 'utf8')).toBe(
    [
      `\uFEFF${header},Note,Reason`,
      'Bo Li,bo li,,,,A username has letters and digits only.',
      'Ann Kim,AnnaKim,,,,Row 2 has the same username.',
      "'=cmd|calc,super,,'+1 416 555 0189,,A user with this username already exists.",
      '',
    ].join('\r\n'),
  );

  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toHaveCount(0);
  await expect(userRange(page)).toHaveText('1–20 of 62');
  await userSearch(page).fill('HYPERLINK');
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByRole('rowheader')).toContainText('=HYPERLINK("http://127.0.0.1:9")');
});

test('of many rows that will be refused the first are shown, and the others on request; people without a name are called so', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openUsers(page, 'super');
  const { dialog, choose, send } = await openImport(page);
  await choose([header, ...Array.from({ length: 8 }, (_each, index) => `,nameless ${index},,`)].join('\n'));
  await expect(dialog).toContainText('8 rows will probably be refused');
  // On a phone each row is a card with the name as its heading.
  await expect(dialog.getByText('No name', { exact: true }).first()).toBeVisible();
  const notes = dialog.getByRole('listitem').filter({ hasText: /^Row \d+:/ });
  await expect(notes).toHaveCount(5);
  await dialog.getByRole('button', { name: 'Show all 8' }).click();
  await expect(notes).toHaveCount(8);
  await expect(dialog.getByText(/^And \d+ more/)).toHaveCount(0);
  await send.click();
  await expect(dialog).toContainText('8 rows were not added');
  await expect(dialog.getByText('No name', { exact: true })).toHaveCount(8);
});

test('that a person has no name does not look like a name, neither in the preview nor in the result', async ({ page }) => {
  await openUsers(page, 'super');
  const { dialog, choose, send } = await openImport(page);
  await choose([header, ',nameless,,', 'Ada Lund,not possible,,'].join('\n'));
  const lookOf = (text: string) =>
    dialog.getByRole('table').getByText(text, { exact: true }).evaluate((cell) => {
      const { color, fontWeight } = getComputedStyle(cell);
      return { color, fontWeight: Number(fontWeight) };
    });
  const expectMuted = async () => {
    const [none, name] = [await lookOf('No name'), await lookOf('Ada Lund')];
    expect(none.fontWeight).toBeLessThan(name.fontWeight);
    expect(none.color).not.toBe(name.color);
  };
  await expectMuted();
  await send.click();
  await expect(dialog).toContainText('2 rows were not added');
  await expectMuted();
});

test('a file that cannot be imported is refused before it is sent: wrong header, empty, no text, 50 MB, another type', async ({ page, world }, testInfo) => {
  await openUsers(page, 'unit');
  const { dialog, choose, choosePath } = await openImport(page);
  const alert = dialog.getByRole('alert');
  await choose('full name,login\nAnna,anna');
  await expect(alert).toContainText('The first row must name the columns name, username, email and phoneNumber. It names: full name, login.');
  await choose('');
  await expect(alert.filter({ hasText: 'users.csv is empty.' })).toBeVisible();
  await expect(alert, 'the refusal of the file before is gone').toHaveCount(1);
  await choose(' \r\n,,,\r\n');
  await expect(alert.filter({ hasText: 'The file is empty.' })).toBeVisible();
  await choose(header);
  await expect(alert.filter({ hasText: 'The file has no rows below the first one.' })).toBeVisible();
  await choose(Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 8, 0, 0]));
  await expect(alert.filter({ hasText: 'It is not a CSV file' })).toBeVisible();
  await choose(`${header}\nAnna,anna\n"Bo,bo,,`);
  await expect(alert.filter({ hasText: 'The file ends in the middle of row 3: the quote that begins there, under ‘name’, is never closed. The row begins on line 3 of the file.' })).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveText([`Row 1: ${header.replaceAll(',', ', ')}`, 'Row 2: Anna, anna', 'Row 3: "Bo,bo,,']);
  await choose('x', 'users.xlsx');
  await expect(alert.filter({ hasText: 'users.xlsx is not of an accepted type: CSV.' })).toBeVisible();

  const path = testInfo.outputPath('everybody.csv');
  await writeFile(path, Buffer.alloc(50 * 1024 * 1024, 'a,'));
  await choosePath(path);
  await expect(alert.filter({ hasText: 'everybody.csv is 50 MB; the limit is 10 MB.' })).toBeVisible();
  await rm(path);
  expect(await world.control.callsOf('importUsers')).toEqual([]);
});

test('a file whose last row was cut off says so at the row, before anything is sent', async ({ page }) => {
  await openUsers(page, 'super');
  const { dialog, choose } = await openImport(page);
  await choose(`${header}\nAnna Kim,annakim,anna@kim.example,\nBo Li,bo`);
  await expect(dialog).toContainText('The file may end in the middle of a row');
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Row 3: The file ends here, after 2 of 4 columns.' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Choose another file' }).click();
  await choose(`${header}\nAnna Kim,annakim,anna@kim.example,\nBo Li,bo,,`);
  await expect(dialog).toContainText('2 rows with people.');
  await expect(dialog).not.toContainText('The file may end');
});

test('a UTF-16 file is imported through refusals, a broken host and a lost network; it is sent once, and the preview stays until then', async ({ page, context, world }) => {
  await openUsers(page, 'super');
  const { dialog, choose, send } = await openImport(page);
  await choose(Buffer.from(`\uFEFFUsername;Name\nzoemuller;Zoé Müller\n`, 'utf16le'));
  await expect(dialog).toContainText('The file is in UTF-16.');
  await expect(dialog.getByRole('rowheader', { name: 'Zoé Müller' })).toBeVisible();

  const alert = dialog.getByRole('alert').filter({ hasText: 'The file was not imported' });
  for (const { answer, words } of [
    { answer: { status: 400, body: { message: 'The file has a column too many.' } }, words: 'The file has a column too many.' },
    { answer: { status: 403, body: {} }, words: 'You do not have sufficient permissions.' },
    { answer: { status: 413, body: { message: 'The file is larger than 10 MB.' } }, words: 'The file is larger than 10 MB.' },
    { answer: { status: 500, body: {} }, words: 'Unable to process your request.' },
  ]) {
    await world.control.fault({ operationId: 'importUsers' }, answer);
    await send.click();
    await expect(alert).toContainText(words);
    await expect(toasts(page)).toContainText('Error');
    await expect(dialog.getByRole('rowheader', { name: 'Zoé Müller' })).toBeVisible();
    await world.control.heal();
  }
  await context.setOffline(true);
  await send.click();
  await expect(alert).toContainText('Nothing was sent. You are offline.');
  await context.setOffline(false);
  await expect(page.locator('#root').getByText('You are offline. What you see may be out of date')).toHaveCount(0);

  const before = (await world.control.callsOf('importUsers')).length;
  await world.control.fault({ operationId: 'importUsers' }, { delayMs: 1_000 });
  await send.dblclick();
  await page.keyboard.press('Escape');
  await expect(dialog).toContainText('1 user was added');
  await expect.poll(async () => (await world.control.callsOf('importUsers')).length - before).toBe(1);
  await page.keyboard.press('Escape');
  await userSearch(page).fill('zoemuller');
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByRole('rowheader')).toContainText('Zoé Müller');
});

test('a file whose response is lost may have been imported: nothing says that it was not', async ({ page, world }) => {
  await openUsers(page, 'super');
  const { dialog, choose, send } = await openImport(page);
  await choose(`${header}\nMaya\u00A0 Okafor\u200B,mayaokafor99,,(416) 555-0177\nBo Li,boli99,,abc\n`);
  await expect(dialog).toContainText('Row 3: The phone number is not valid.');
  await world.control.fault({ operationId: 'importUsers' }, { resetAfterCommit: true });
  await send.click();
  const alert = dialog.getByRole('alert').filter({ hasText: 'The file may have been imported' });
  await expect(alert).toBeVisible();
  await expect(dialog).not.toContainText('The file was not imported');
  await page.keyboard.press('Escape');
  // A pasted name is found by typing it, and the number by its visible digits.
  await userSearch(page).fill('maya okafor');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('+1 416 555 0177');
});
