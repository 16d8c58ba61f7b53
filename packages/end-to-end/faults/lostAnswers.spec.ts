import type { Locator, Page } from '@playwright/test';
import { act, details, nodeRow, openOrganization, retypeNode } from '../harness/organization.ts';
import { conversationNamed } from '../harness/messages.ts';
import { png } from '../harness/pictures.ts';
import { namesShown, rowNamed, rows, toasts } from '../harness/publishedContent.ts';
import { signIn } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';
import { act as actOnUser, choose, field, openUsers, userForm, userSearch } from '../harness/users.ts';

const unconfirmed = 'Could not confirm whether this was done.';

/** A form that adds something: where it is, how it is filled in, and what shows that it was added. */
interface Adding {
  what: string;
  account: 'super' | 'solo';
  path: string;
  operationId: string;
  open: (page: Page) => Promise<Locator>;
  submit: string;
  told: string;
  /** Its rows in the list afterwards. */
  found: (page: Page) => Locator;
}

const name = 'Lost answer';

const addings: Adding[] = [
  {
    what: 'a department',
    account: 'solo',
    path: '/users/departments',
    operationId: 'createDepartment',
    open: async (page) => {
      await page.getByRole('button', { name: 'Add department' }).click();
      const dialog = page.getByRole('dialog', { name: 'Add department' });
      await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
      return dialog;
    },
    submit: 'Add',
    told: 'Department added',
    found: (page) => page.getByRole('rowheader', { name }),
  },
  {
    what: 'a tag',
    account: 'solo',
    path: '/users/tags',
    operationId: 'createTag',
    open: async (page) => {
      await page.getByRole('button', { name: 'Add tag' }).click();
      const dialog = page.getByRole('dialog', { name: 'Add tag' });
      await dialog.getByRole('textbox', { name: 'Name' }).fill('lostanswer');
      return dialog;
    },
    submit: 'Add',
    told: 'Tag added',
    found: (page) => page.getByRole('rowheader', { name: '@lostanswer' }),
  },
  {
    what: 'a content page',
    account: 'solo',
    path: '/app-settings/content',
    operationId: 'createSurvey',
    open: async (page) => {
      await page.getByRole('button', { name: 'Add Content Instance' }).click();
      const dialog = page.getByRole('dialog', { name: 'Add Content Instance' });
      await dialog.getByRole('button', { name: /Template/ }).click();
      await page.getByRole('option', { name: 'Survey' }).click();
      await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
      return dialog;
    },
    submit: 'Add',
    told: 'Item saved successfully',
    found: (page) => page.getByRole('rowheader', { name }),
  },
  {
    what: 'an organization node',
    account: 'super',
    path: '/organization',
    operationId: 'createOrganizationNode',
    open: async (page) => {
      await act(page, 'North Region', 'Add below');
      const dialog = page.getByRole('dialog', { name: 'Add Organization Node' });
      await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
      return dialog;
    },
    submit: 'Add',
    told: 'Item saved successfully',
    found: (page) => nodeRow(page, name),
  },
];

for (const { what, account, path, operationId, open, submit, told, found } of addings) {
  test(`N05 ${what} whose response was lost is found and reported as added`, async ({ page, world }) => {
    await signIn(page, account, { path });
    const dialog = await open(page);
    await world.control.fault({ operationId, times: 1 }, { resetAfterCommit: true });
    await dialog.getByRole('button', { name: submit, exact: true }).click();
    await expect(toasts(page)).toContainText(told);
    await expect(dialog).toHaveCount(0);
    await expect(found(page)).toHaveCount(1);
    await expect.poll(() => world.control.callsOf(operationId)).toHaveLength(1);
  });

  test(`N05 ${what} that could not be looked for after its response was lost is looked for before it is added again`, async ({ page, world }) => {
    await signIn(page, account, { path });
    const dialog = await open(page);
    const button = dialog.getByRole('button', { name: submit, exact: true });
    // The read before the call gets a response, the read after it does not.
    await world.control.fault({ operationId, times: 1 }, { hold: true, resetAfterCommit: true });
    await button.click();
    await expect.poll(async () => (await world.control.callsOf(operationId)).length).toBe(1);
    await world.control.fault({ method: 'GET', path: '/api/**' }, { status: 503, body: {} });
    await world.control.release();
    await expect(dialog.getByRole('alert')).toContainText(`Not confirmed${unconfirmed}`);
    await expect(toasts(page)).toContainText(unconfirmed);
    await world.control.heal();
    await button.click();
    await expect(toasts(page)).toContainText(told);
    await expect(toasts(page), 'what nobody knew is known now').not.toContainText(unconfirmed);
    await expect(dialog).toHaveCount(0);
    await expect(found(page)).toHaveCount(1);
    await expect.poll(() => world.control.callsOf(operationId)).toHaveLength(1);
  });
}

test('N05 a user whose response was lost is found, and given the role and tag that were chosen as well', async ({ page, world }) => {
  await openUsers(page, 'super');
  await page.getByRole('button', { name: 'Add user' }).click();
  const form = userForm(page, 'Add New User');
  await field(form, 'Name').fill('Lena Lifeguard');
  await choose(page, form, 'Roles', 'Staff, Emergency – day team');
  await choose(page, form, 'Tags', '@nurses');
  await world.control.fault({ operationId: 'createUser', times: 1 }, { resetAfterCommit: true });
  await form.getByRole('button', { name: /^(Save|Add)$/ }).click();
  await expect(toasts(page)).toContainText('User added');
  await expect(form).toHaveCount(0);
  await expect.poll(() => world.control.callsOf('createUser')).toHaveLength(1);
  await userSearch(page).fill('lenalifeguard');
  await expect(rows(page)).toHaveCount(1);
  await expect(rowNamed(page, 'Lena Lifeguard')).toContainText('Staff, Emergency – day team');
  await expect(rowNamed(page, 'Lena Lifeguard')).toContainText('@nurses');
});

test('N05 a user who was deleted, though the response was lost, is reported as removed and leaves the list', async ({ page, world }) => {
  await openUsers(page, 'super', { path: '/users/list?search=Fiona' });
  await actOnUser(page, 'Fiona MacIntyre', 'Delete');
  const question = page.getByRole('alertdialog', { name: 'Delete user' });
  await world.control.fault({ operationId: 'deleteUser', times: 1 }, { resetAfterCommit: true });
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(toasts(page)).toContainText('Item Removed');
  await expect(question).toHaveCount(0);
  await expect(rowNamed(page, 'Fiona MacIntyre')).toHaveCount(0);
});

test('N05 a user who was deactivated and activated, though the responses were lost, is reported as saved each time', async ({ page, world }) => {
  await openUsers(page, 'super', { path: '/users/list?search=Fiona' });
  const inactive = rowNamed(page, 'Fiona MacIntyre').getByText('Inactive', { exact: true });
  for (const [label, marks] of [['Deactivate', 1], ['Activate', 0]] as const) {
    await actOnUser(page, 'Fiona MacIntyre', label);
    const question = page.getByRole('alertdialog', { name: `${label} user` });
    await world.control.fault({ operationId: 'updateUser', times: 1 }, { resetAfterCommit: true });
    await question.getByRole('button', { name: label, exact: true }).click();
    await expect(toasts(page).last()).toContainText('Changes saved successfully');
    await expect(question).toHaveCount(0);
    await expect(inactive).toHaveCount(marks);
    await toasts(page).getByRole('button', { name: 'Close' }).click();
  }
});

test('N05 pages whose new order was saved, though its response was lost, are in that order, and can be moved on from there', async ({ page, world }) => {
  await signIn(page, 'solo', { path: '/app-settings/content' });
  await expect(rows(page)).toHaveCount(4);
  const [first = '', second = '', ...others] = await namesShown(page);
  await world.control.fault({ operationId: 'updateSocialFeed', times: 1 }, { resetAfterCommit: true });
  await rowNamed(page, first).getByRole('button', { name: `Move ${first} down` }).click();
  await expect(toasts(page)).toContainText(unconfirmed);
  const atHost = async () => {
    await page.reload();
    await expect(rows(page)).toHaveCount(4);
    return namesShown(page);
  };
  const shown = await namesShown(page);
  expect(await atHost()).toEqual(shown);
  if (shown[0] === first) await rowNamed(page, first).getByRole('button', { name: `Move ${first} down` }).click();
  await expect.poll(() => namesShown(page)).toEqual([second, first, ...others]);
});

test('N05 a node that was deleted, though the response was lost, leaves the tree, and the question closes', async ({ page, world }) => {
  await openOrganization(page);
  await act(page, 'Islands Region', 'Delete');
  const question = page.getByRole('alertdialog', { name: 'Delete node' });
  const confirm = await retypeNode(page, 'Islands Region');
  await world.control.fault({ operationId: 'deleteOrganizationNode', times: 1 }, { resetAfterCommit: true });
  await confirm.click();
  await expect(toasts(page)).toContainText('Item Removed');
  await expect(question).toHaveCount(0);
  await expect(nodeRow(page, 'Islands Region').and(page.locator(':visible'))).toHaveCount(0);
  await expect(details(page, 'Harbour Care')).toBeVisible();
  await page.getByRole('button', { name: /Change role$/ }).click();
  await expect(page.getByRole('menuitemradio', { name: 'Prairie Homes' })).toBeVisible();
  await expect(page.getByRole('menuitemradio', { name: /Islands Region/ })).toHaveCount(0);
});

test('N05 a node’s logo that was stored, though the response was lost, keeps the form open, and is sent once more when it is saved again', async ({ page, world, allow }) => {
  // The same picture is sent twice on purpose.
  allow.repeatedWrites = true;
  await openOrganization(page);
  await act(page, 'North Region', 'Edit');
  const dialog = page.getByRole('dialog', { name: 'Edit Organization Node' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Northern Region');
  await dialog.locator('input[type="file"]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png(600) });
  await expect(dialog.getByRole('img', { name: /^Logo of/ })).toBeVisible();
  await world.control.fault({ operationId: 'uploadNodeLogo', times: 1 }, { resetAfterCommit: true });
  const save = dialog.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await expect(dialog.getByRole('alert').last()).toContainText(unconfirmed);
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Northern Region');
  await save.click();
  await expect(dialog).toHaveCount(0);
  await expect(nodeRow(page, 'Northern Region').locator('img')).toHaveAttribute('src', /^blob:/);
});

test('N05 a node’s logo that was removed, though the response was lost, is reported as saved, and the form closes', async ({ page, world }) => {
  await openOrganization(page);
  const openForm = async () => {
    await act(page, 'North Region', 'Edit');
    return page.getByRole('dialog', { name: 'Edit Organization Node' });
  };
  const first = await openForm();
  await first.locator('input[type="file"]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png(600) });
  await first.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(nodeRow(page, 'North Region').locator('img')).toBeVisible();
  await expect(toasts(page)).toHaveCount(0);

  const second = await openForm();
  await second.getByRole('button', { name: 'Remove image' }).click();
  await world.control.fault({ operationId: 'deleteNodeLogo', times: 1 }, { resetAfterCommit: true });
  await second.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toasts(page)).toContainText('Changes saved successfully');
  await expect(second).toHaveCount(0);
  await expect(nodeRow(page, 'North Region').locator('img')).toHaveCount(0);
});

/** Chooses two people for a new conversation, with a name. */
async function fillGroup(page: Page): Promise<Locator> {
  await signIn(page, 'super', { path: '/messages' });
  await page.getByRole('button', { name: 'New conversation' }).click();
  const dialog = page.getByRole('dialog', { name: 'New conversation' });
  for (const person of ['Noémie Tremblay', 'Jordan Okafor']) {
    await dialog.getByRole('searchbox').fill(person);
    await dialog.getByRole('row', { name: new RegExp(`^${person}`) }).click();
  }
  await dialog.getByRole('textbox', { name: 'Group name' }).fill(name);
  return dialog;
}

async function expectOneGroup(page: Page, dialog: Locator): Promise<void> {
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await expect(conversationNamed(page, name)).toHaveCount(1);
}

test('N05 faults D12 a conversation of several people whose response was lost is found and opened', async ({ page, world }) => {
  const dialog = await fillGroup(page);
  await world.control.fault({ operationId: 'createChatChannel', times: 1 }, { resetAfterCommit: true });
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expectOneGroup(page, dialog);
  await expect.poll(() => world.control.callsOf('createChatChannel')).toHaveLength(1);
});

test('N05 faults D12 a conversation that could not be looked for after its response was lost is looked for before it is created again', async ({ page, world }) => {
  const dialog = await fillGroup(page);
  await world.control.fault({ operationId: 'createChatChannel', times: 1 }, { hold: true, resetAfterCommit: true });
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect.poll(async () => (await world.control.callsOf('createChatChannel')).length).toBe(1);
  await world.control.fault({ operationId: 'listOwnChatChannels' }, { status: 503, body: {} });
  await world.control.release();
  await expect(dialog.getByRole('alert')).toContainText(`Not confirmed${unconfirmed}`);
  await world.control.heal();
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expectOneGroup(page, dialog);
  await expect.poll(() => world.control.callsOf('createChatChannel')).toHaveLength(1);
});
