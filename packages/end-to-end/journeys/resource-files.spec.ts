import { readFile } from 'node:fs/promises';
import { openAsAnother } from '../harness/contentKinds.ts';
import { dragInFullView } from '../harness/drag.ts';
import { actOn, rowNamed } from '../harness/publishedContent.ts';
import { addCollection, addFiles, addFolder, addTo, chooseFiles, entryNames, openFolder, textFile, windowOf } from '../harness/resources.ts';
import { saveAgainstFailures } from '../harness/savingForm.ts';
import { chooseNode, panel } from '../harness/socialFeed.ts';
import { expect, test } from '../harness/test.ts';

test('RES-103, RES-107, RES-122, RES-123: ten files at most join a folder through the queue, are renamed, saved by another account, and deleted', async ({ page, other: reader, context, world }) => {
  const address = await addCollection(page, 'Infection control');
  await addTo(page, 'Files');
  const add = windowOf(page, 'Files').getByRole('button', { name: 'Add', exact: true });
  await expect(add).toBeDisabled();
  await chooseFiles(page, ...Array.from({ length: 11 }, (_, index) => textFile(`plan-${index + 1}.txt`)));
  await expect(windowOf(page, 'Files').getByText('Up to 10 files can be added at once. Left out: plan-11.txt')).toBeVisible();
  await add.click();
  await expect(rowNamed(page, 'plan-10.txt')).toContainText('Text · ');
  await expect(entryNames(page)).toHaveText(Array.from({ length: 10 }, (_, index) => `plan-${index + 1}.txt`));

  // RES-104, RES-108, RES-115, RES-116
  await actOn(page, rowNamed(page, 'plan-10.txt'), 'Rename');
  const dialog = page.getByRole('dialog', { name: 'Change filename' });
  const field = dialog.getByRole('textbox', { name: /^Filename/ });
  await expect(field).toHaveValue('plan-10');
  await field.fill('');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByText('Filename is required')).toBeVisible();
  await field.fill('Outbreak plan');
  await saveAgainstFailures({ page, context, world, dialog, submit: 'Save', operationId: 'renameResourceFile', isAsTyped: () => expect(field).toHaveValue('Outbreak plan') });
  await expect(rowNamed(page, 'Outbreak plan.txt')).toBeVisible();
  await actOn(page, rowNamed(page, 'plan-9.txt'), 'Rename');
  await field.fill('Nine');
  await world.control.fault({ operationId: 'renameResourceFile' }, { resetAfterCommit: true });
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(rowNamed(page, 'Nine.txt')).toBeVisible();
  await world.control.heal();
  await actOn(page, rowNamed(page, 'Nine.txt'), 'Delete');
  await page.getByRole('alertdialog', { name: 'Delete file' }).getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(rowNamed(page, 'Nine.txt')).toHaveCount(0);
  await expect.poll(() => world.control.callsOf('deleteResourceFile')).toHaveLength(1);

  await page.getByRole('button', { name: 'Actions for Infection control' }).click();
  await page.getByRole('menuitem', { name: 'Name and publication' }).click();
  await chooseNode(page, 'Regina');
  await panel(page).getByRole('button', { name: 'Publish', exact: true }).click();
  await openAsAnother(reader, address);
  const saving = reader.waitForEvent('download');
  await reader.getByRole('button', { name: 'Outbreak plan.txt', exact: true }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('Outbreak plan.txt');
  expect(await readFile(await saved.path(), 'utf8')).toBe('plan-10.txt');
});

test('RES-107, ADR 0154: files of a folder are deleted and added in one window, also after it stopped half way and without a response', async ({ page, world, allow }) => {
  allow.serverMessages = ['1 of 2 files are deleted. Ask the head office.'];
  await addCollection(page, 'Infection control');
  const act = page.getByRole('menuitem', { name: 'Edit files' });
  const openActs = () => page.getByRole('button', { name: 'Actions for Infection control' }).click();
  await openActs();
  await expect(act).toHaveAttribute('aria-disabled', 'true');
  await expect(act).toContainText('There are no files in this folder.');
  await page.keyboard.press('Escape');
  await addFiles(page, ...['door', 'hall', 'lift'].map((name) => textFile(`${name}.txt`)));
  await expect(entryNames(page)).toHaveText(['door.txt', 'hall.txt', 'lift.txt']);

  await openActs();
  await act.click();
  const dialog = page.getByRole('dialog', { name: 'Edit Files' });
  const there = dialog.getByRole('region', { name: 'Files in this folder' }).getByRole('listitem');
  const save = dialog.getByRole('button', { name: 'Save', exact: true });
  for (const name of ['door', 'hall', 'lift']) await dialog.getByRole('button', { name: `Delete ${name}.txt` }).click();
  await dialog.getByRole('button', { name: 'Keep lift.txt' }).click();
  await expect(dialog.getByText('Will be deleted')).toHaveCount(2);
  await chooseFiles(page, textFile('stairs.txt'));
  await world.control.fault({ operationId: 'deleteResourceFile', nth: 2 }, { status: 403, body: { message: 'Ask the head office.' } });
  await save.click();
  await expect(dialog.getByRole('alert').filter({ hasText: '1 of 2 files are deleted. Ask the head office.' })).toBeVisible();
  await expect(there).toHaveText([/^hall\.txt/, /^lift\.txt/]);
  await expect(dialog.getByText('Will be deleted')).toHaveCount(1);
  await expect.poll(() => world.control.callsOf('attachResourceFiles'), 'nothing is added before everything is deleted').toHaveLength(3);

  await world.control.heal();
  await world.control.fault({ operationId: 'deleteResourceFile' }, { resetAfterCommit: true });
  await save.click();
  await expect(dialog).toHaveCount(0);
  await world.control.heal();
  await expect(entryNames(page)).toHaveText(['lift.txt', 'stairs.txt']);
  await expect.poll(() => world.control.callsOf('deleteResourceFile')).toHaveLength(3);

  // A name is edited in the row, without its extension, and the response may be lost (N05).
  await openActs();
  await act.click();
  await dialog.getByRole('button', { name: 'Rename lift.txt' }).click();
  await page.keyboard.type('Elevator');
  await world.control.fault({ operationId: 'renameResourceFile' }, { resetAfterCommit: true });
  await save.click();
  await expect(dialog).toHaveCount(0);
  await expect(entryNames(page)).toHaveText(['Elevator.txt', 'stairs.txt']);
});

test('U09: files go on to their folder when it is left; one that is refused says why, and is tried again alone', async ({ page, world }) => {
  await addCollection(page, 'Infection control');
  await addFolder(page, 'Signs');
  await openFolder(page, 'Signs');
  await world.control.fault({ operationId: 'attachResourceFiles' }, { status: 403, body: { message: 'Ask the head office.' } });
  await addFiles(page, textFile('door.txt'));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  const tray = page.getByRole('region', { name: 'Uploads' });
  await expect(tray).toContainText('1 item not uploaded');
  await tray.getByRole('button', { name: 'Expand' }).click();
  await expect(tray.getByText('Ask the head office.')).toBeVisible();
  await world.control.heal();
  await tray.getByRole('button', { name: /^Try again/ }).click();
  await page.goBack();
  await expect(rowNamed(page, 'door.txt')).toBeVisible();
  await expect.poll(() => world.control.callsOf('uploadContentFile')).toHaveLength(1);
});

test('decisions-content O27, ADR 0089: files are dropped anywhere or onto a folder, an eleventh is left out, and moving works by drag and by keyboard', async ({ page, world, allow }) => {
  // Eleven files are sent, each once.
  allow.storms = true;
  await addCollection(page, 'Infection control');
  await addFolder(page, 'Signs');
  const drag = (event: 'dragover' | 'drop', count: number, onto?: string) =>
    page.evaluate(
      ({ event: type, count: length, onto: row }) => {
        const transfer = new DataTransfer();
        for (let place = 1; place <= length; place += 1) transfer.items.add(new File([`plan ${place}`], `plan-${place}.txt`, { type: 'text/plain' }));
        const rows = [...document.querySelectorAll('[data-row-id]')];
        const target = rows.find(({ textContent }) => row !== undefined && textContent.includes(row)) ?? document.querySelector('table');
        target?.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: transfer }));
      },
      { event, count, onto },
    );
  await drag('dragover', 3);
  await expect(page.getByText('Add 3 files to Infection control')).toBeVisible();
  await drag('dragover', 1, 'Signs');
  await expect(page.getByText('Add 1 file to Signs')).toBeVisible();
  await drag('drop', 1, 'Signs');
  await expect(page.getByText('Add 1 file to Signs')).toHaveCount(0);
  await drag('drop', 11);
  await expect(page.getByRole('alert').filter({ hasText: 'Up to 10 files can be added at once. Left out: plan-11.txt' })).toBeVisible();
  await expect(entryNames(page)).toHaveText(['Signs', ...Array.from({ length: 10 }, (_, index) => `plan-${index + 1}.txt`)]);

  await dragInFullView(page, rowNamed(page, 'plan-2.txt').getByRole('button', { name: 'plan-2.txt', exact: true }), rowNamed(page, 'Signs').getByRole('link', { name: 'Signs' }));
  await expect(rowNamed(page, 'plan-2.txt')).toHaveCount(0);

  await actOn(page, rowNamed(page, 'plan-3.txt'), 'Move to…');
  const window = page.getByRole('alertdialog', { name: 'Move ‘plan-3.txt’' });
  await window.getByRole('button', { name: 'Signs' }).press('Enter');
  await expect(window.getByText('Into Signs', { exact: true })).toBeVisible();
  await world.control.fault({ operationId: 'attachResourceFiles' }, { resetAfterCommit: true });
  await window.getByRole('button', { name: 'Move here' }).press('Enter');
  await expect(window).toHaveCount(0);
  await world.control.heal();
  await expect(rowNamed(page, 'plan-3.txt')).toHaveCount(0);
  await openFolder(page, 'Signs');
  await expect(entryNames(page)).toHaveText(['plan-1.txt', 'plan-2.txt', 'plan-3.txt']);
});
