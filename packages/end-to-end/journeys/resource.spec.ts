import { expectAccessible } from '../harness/accessibility.ts';
import { addPage, openAsAnother, savePageAgainstFailures } from '../harness/contentKinds.ts';
import { actOn, rowNamed, toasts } from '../harness/publishedContent.ts';
import { addCollection, addFolder, addTo, entryNames, openFolder, windowOf } from '../harness/resources.ts';
import { saveAgainstFailures } from '../harness/savingForm.ts';
import { chooseNode, panel } from '../harness/socialFeed.ts';
import { expect, test } from '../harness/test.ts';

test('RES-101: from an empty resource a user gets to a published collection with a document that another account reads back', async ({ page, other: reader, context, world }) => {
  const address = await addPage(page, 'Resource', 'Handbooks');
  await expect(page.getByText('No collections yet')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Add collection' }).first().click();
  const name = page.getByRole('main').getByRole('textbox', { name: 'Name' });
  const submit = page.getByRole('button', { name: 'Save as Draft' });
  await submit.click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await name.fill('Infection control');
  await savePageAgainstFailures({ page, context, world, submit, operationId: 'createResourceItem', isAsTyped: () => expect(name).toHaveValue('Infection control') });
  await expect(page.getByRole('heading', { name: 'Infection control', level: 1 })).toBeVisible();
  await expect(page.getByText('Nothing in it yet')).toBeVisible();
  await page.getByRole('link', { name: 'Open contents' }).click();

  await addTo(page, 'Document');
  const dialog = windowOf(page, 'Document');
  const body = dialog.getByRole('textbox', { name: /^Content/ });
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  // RES-113, RES-114
  await expect(dialog.getByText('Name is required')).toBeVisible();
  await expect(dialog.getByText('Content is required')).toBeVisible();
  await dialog.getByRole('textbox', { name: /^Name/ }).fill('Visitors');
  await body.fill('Visitors wear masks.');
  await saveAgainstFailures({ page, context, world, dialog, submit: 'Add', operationId: 'createResourceDocument', isAsTyped: () => expect(body).toHaveText('Visitors wear masks.'), failureTitle: 'Error' });
  await expect(rowNamed(page, 'Visitors')).toContainText('Document');
  await expect(page.getByText('1 document', { exact: true })).toBeVisible();
  await page.reload();
  await expect(rowNamed(page, 'Visitors')).toBeVisible();
  await expectAccessible(page, 'Folder of a resource');

  await page.getByRole('button', { name: 'Actions for Infection control' }).click();
  await page.getByRole('menuitem', { name: 'Name and publication' }).click();
  await chooseNode(page, 'Regina');
  await panel(page).getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(toasts(page)).toContainText('Item Published');

  await openAsAnother(reader, address);
  await expect(rowNamed(reader, 'Infection control')).toContainText('Published');
  await reader.getByRole('link', { name: 'Infection control', exact: true }).click();
  await reader.getByRole('link', { name: 'Visitors', exact: true }).click();
  await expect(windowOf(reader, 'Document').getByRole('textbox', { name: /^Content/ })).toHaveText('Visitors wear masks.');
  await reader.goBack();
  await expect(windowOf(reader, 'Document')).toHaveCount(0);
});

test('RES-105, RES-109: folders can be in folders, are opened by their address, renamed, and deleted with what is in them', async ({ page, context, world }) => {
  const address = await addCollection(page, 'Infection control');
  await addTo(page, 'Folder');
  const dialog = windowOf(page, 'Folder');
  const name = dialog.getByRole('textbox', { name: /^Name/ });
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  // RES-117
  await expect(dialog.getByText('Name is required')).toBeVisible();
  await name.fill('Outbreak');
  await saveAgainstFailures({ page, context, world, dialog, submit: 'Add', operationId: 'createResourceFolder', isAsTyped: () => expect(name).toHaveValue('Outbreak'), failureTitle: 'Error' });
  await openFolder(page, 'Outbreak');
  await addFolder(page, 'Signs');
  await openFolder(page, 'Signs');
  // The heading shows where the user is: the row that was pressed is gone.
  await expect(page.getByRole('heading', { name: 'Signs', level: 1 })).toBeFocused();
  const way = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(way.getByRole('listitem')).toHaveText(['Handbooks', 'Infection control', 'Outbreak', 'Signs']);
  await page.reload();
  await expect(way.getByRole('listitem')).toHaveText(['Handbooks', 'Infection control', 'Outbreak', 'Signs']);
  await way.getByRole('link', { name: 'Outbreak' }).click();
  await expect(rowNamed(page, 'Signs')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Signs', level: 1 })).toBeVisible();
  const deepLink = page.url();
  await page.goto(address);
  await openFolder(page, 'Outbreak');
  await actOn(page, rowNamed(page, 'Signs'), 'Rename');
  await name.fill('Door signs');
  await world.control.fault({ operationId: 'updateResourceFolder' }, { resetAfterCommit: true });
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(rowNamed(page, 'Door signs')).toBeVisible();
  await world.control.heal();

  await way.getByRole('link', { name: 'Infection control' }).click();
  await actOn(page, rowNamed(page, 'Outbreak'), 'Delete');
  const question = page.getByRole('alertdialog', { name: 'Delete folder' });
  await expect(question).toContainText("'Outbreak' will be deleted. This action cannot be undone.");
  await expect(question).toContainText('In it: 1 folder. All of it is deleted, with everything in its folders.');
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('This folder is empty')).toBeVisible();
  await expect.poll(() => world.control.callsOf('deleteResourceFolder')).toHaveLength(1);

  await page.goto(deepLink);
  await expect(page.getByRole('alert').filter({ hasText: 'This folder does not exist' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to Infection control' }).click();
  await expect(page.getByText('This folder is empty')).toBeVisible();
});

test('RES-110 to RES-112: links open the web or the app, each announced as what it is', async ({ page, context, world }) => {
  await addCollection(page, 'Infection control');
  await addTo(page, 'Link');
  const dialog = windowOf(page, 'Link');
  const [label, url] = [dialog.getByRole('textbox', { name: /^Label/ }), dialog.getByRole('textbox', { name: /^URL/ })];
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  // RES-118, RES-119
  await expect(dialog.getByText('Label is required')).toBeVisible();
  await expect(dialog.getByText('URL is required')).toBeVisible();
  await label.fill('Guidelines');
  // RES-120, RES-121, and faults D9: an address that would run something is not an address.
  for (const wrong of ['javascript:alert(1)', 'guidelines', `${new URL(page.url()).origin}.evil`.replace(/^http:\/\/localhost:\d+/, 'localhost:1')]) {
    await url.fill(wrong);
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(dialog.getByText(/^URL is not valid/)).toBeVisible();
  }
  await url.fill('https://health.example/outbreak');
  await saveAgainstFailures({ page, context, world, dialog, submit: 'Add', operationId: 'createResourceLink', isAsTyped: () => expect(label).toHaveValue('Guidelines'), failureTitle: 'Error' });
  await expect(rowNamed(page, 'Guidelines')).toContainText('health.example');
  const out = page.getByRole('link', { name: 'Guidelines', exact: true });
  await expect(out).toHaveAttribute('target', '_blank');
  await expect(out).toHaveAttribute('rel', /noopener/);

  await actOn(page, rowNamed(page, 'Guidelines'), 'Edit');
  await url.fill(`${new URL(page.url()).origin}/dashboard`);
  await expect(dialog.getByText('Linking to internal Resource', { exact: true })).toBeVisible();
  await world.control.fault({ operationId: 'updateResourceLink' }, { resetAfterCommit: true });
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(rowNamed(page, 'Guidelines')).toContainText('Linking to internal Resource');
  await world.control.heal();
  await expect(page.getByRole('link', { name: 'Guidelines', exact: true })).toHaveAttribute('href', '/dashboard');

  await actOn(page, rowNamed(page, 'Guidelines'), 'Delete');
  await page.getByRole('alertdialog', { name: 'Delete link' }).getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('This folder is empty')).toBeVisible();
  await expect.poll(() => world.control.callsOf('deleteResourceLink')).toHaveLength(1);
});

test('RES-106: a document is changed with a picture, found after lost responses, and deleted after confirmation', async ({ page, world }) => {
  await addCollection(page, 'Infection control');
  await addTo(page, 'Document');
  const dialog = windowOf(page, 'Document');
  const [name, body] = [dialog.getByRole('textbox', { name: /^Name/ }), dialog.getByRole('textbox', { name: /^Content/ })];
  await name.fill('Visitors');
  await body.fill('Wear masks.');
  await world.control.fault({ operationId: 'createResourceDocument' }, { resetAfterCommit: true });
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await world.control.heal();
  await expect(entryNames(page)).toHaveText(['Visitors']);

  await actOn(page, rowNamed(page, 'Visitors'), 'Edit');
  await expect(page).toHaveURL(/[?&]document=/);
  await expect(body).toHaveText('Wear masks.');
  await name.fill('Visitors and masks');
  await world.control.fault({ operationId: 'updateResourceDocument' }, { resetAfterCommit: true });
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await world.control.heal();
  await expect(page).not.toHaveURL(/document=/);
  await expect(rowNamed(page, 'Visitors and masks')).toBeVisible();

  await actOn(page, rowNamed(page, 'Visitors and masks'), 'Delete');
  await page.getByRole('alertdialog', { name: 'Delete document' }).getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('This folder is empty')).toBeVisible();
  await expect.poll(() => world.control.callsOf('deleteResourceDocument')).toHaveLength(1);
});
