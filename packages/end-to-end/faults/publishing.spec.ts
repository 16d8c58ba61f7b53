import type { Page } from '@playwright/test';
import { nextYear, shownDay, typedDay } from '../harness/days.ts';
import { nodeRow, openOrganization } from '../harness/organization.ts';
import { toasts } from '../harness/publishedContent.ts';
import { chooseNode, message, openDraft, openFeed, panel, typeDate } from '../harness/socialFeed.ts';
import { expect, test } from '../harness/test.ts';

const text = 'Flu clinics are back on site';
const changed = 'Nothing was sent: it has changed since this was shown.';

const act = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true });
const refusal = (page: Page) => panel(page).getByRole('alert');
const dateField = (page: Page, name: string) => panel(page).getByRole('group', { name });

async function openSchedule(page: Page): Promise<string> {
  const address = await openDraft(page, text);
  await panel(page).getByRole('radio', { name: 'Scheduled Date' }).click();
  await chooseNode(page, 'North Region');
  await act(page, 'Schedule Publish').click();
  await expect(act(page, 'Publish Now')).toBeVisible();
  return address;
}

async function openPublished(page: Page): Promise<string> {
  const address = await openDraft(page, text);
  await chooseNode(page, 'North Region');
  await panel(page).getByRole('checkbox', { name: 'Pin' }).press('Space');
  await act(page, 'Publish').click();
  await expect(act(page, 'Unpublish')).toBeVisible();
  return address;
}

/** Another administrator opens the same item, does something with it and leaves. */
async function meanwhile(other: Page, address: string, does: (page: Page) => Promise<void>): Promise<void> {
  await openFeed(other, 'super');
  await other.goto(address);
  await expect(message(other)).toBeVisible();
  await does(other);
  await other.context().close();
}

async function unpublish(page: Page): Promise<void> {
  await act(page, 'Unpublish').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unpublish' }).click();
  await expect(panel(page).getByRole('radio', { name: 'Immediately' })).toBeChecked();
}

test('P12: a draft that another administrator has published in the meantime is not published over it; the panel shows where it is', async ({ page, other, world }) => {
  const address = await openDraft(page, text);
  await chooseNode(page, 'North Region');
  await meanwhile(other, address, async () => {
    await chooseNode(other, 'Islands Region');
    await act(other, 'Publish').click();
    await expect(act(other, 'Unpublish')).toBeVisible();
  });
  await act(page, 'Publish').click();
  await expect(refusal(page)).toContainText(changed);
  await expect(act(page, 'Unpublish')).toBeVisible();
  await expect(panel(page)).toContainText('Islands Region');
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
  await expect.poll(() => world.control.callsOf('publishContentItem')).toHaveLength(1);
});

test('P12: a draft that another administrator has rewritten in the meantime is shown as it is now before it is published', async ({ page, other, world }) => {
  const address = await openDraft(page, text);
  await chooseNode(page, 'North Region');
  await meanwhile(other, address, async () => {
    await message(other).fill('The lift is closed all week.');
    await other.getByRole('button', { name: 'Save changes' }).click();
    await expect(toasts(other)).toContainText('Changes saved successfully');
  });
  await act(page, 'Publish').click();
  await expect(refusal(page)).toContainText('someone else has changed the content since this was shown');
  await expect(message(page)).toHaveValue('The lift is closed all week.');
  expect(await world.control.callsOf('publishContentItem')).toEqual([]);
  await act(page, 'Publish').click();
  await expect(act(page, 'Unpublish')).toBeVisible();
  await expect.poll(() => world.control.callsOf('publishContentItem')).toHaveLength(1);
});

test('P12: a schedule that another administrator has moved in the meantime is neither published nor moved over it; the next try goes through', async ({ page, other, world }) => {
  const address = await openSchedule(page);
  await meanwhile(other, address, async () => {
    await typeDate(dateField(other, 'New publication date'), typedDay(3, 15, '900AM'));
    await act(other, 'Reschedule').click();
    await expect(toasts(other)).toContainText(`15/03/${nextYear} 09:00`);
  });
  await act(page, 'Publish Now').click();
  await expect(refusal(page)).toContainText(changed);
  await expect(panel(page).getByText(`${shownDay(3, 15)} 9:00 AM`, { exact: true })).toBeVisible();
  await expect.poll(() => world.control.callsOf('publishContentItem')).toHaveLength(0);
  // By key: a second press so soon at the same place would count as a double click.
  await act(page, 'Publish Now').press('Enter');
  await expect(act(page, 'Unpublish')).toBeVisible();
  await expect.poll(() => world.control.callsOf('publishContentItem')).toHaveLength(1);
});

test('P12: a post that another administrator has unpublished in the meantime is a draft again in the panel, and is not unpinned', async ({ page, other, world }) => {
  const address = await openPublished(page);
  await meanwhile(other, address, unpublish);
  await act(page, 'Unpin').click();
  await expect(refusal(page)).toContainText(`${changed} It is`);
  await expect(panel(page).getByRole('radio', { name: 'Immediately' })).toBeChecked();
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
  await expect.poll(() => world.control.callsOf('unpinContentItem')).toHaveLength(0);
});

test('P12: a post that another administrator has unpublished in the meantime is reported as unpublished to the next who tries, and nothing is sent twice', async ({ page, other }) => {
  const address = await openPublished(page);
  await meanwhile(other, address, unpublish);
  await act(page, 'Unpublish').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unpublish' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(panel(page).getByRole('radio', { name: 'Immediately' })).toBeChecked();
});

for (const [what, open, name] of [
  ['published', (page: Page) => openDraft(page, text), 'Publish'],
  ['published before its date', openSchedule, 'Publish Now'],
  ['unpinned', openPublished, 'Unpin'],
] as const) {
  test(`N09: a post that someone else has deleted in the meantime is not ${what}, and is reported as gone`, async ({ page, world }) => {
    const address = await open(page);
    if (name === 'Publish') await chooseNode(page, 'North Region');
    const before = (await world.control.callsOf('publishContentItem')).length;
    await world.control.deleteItem(address.split('/').at(-1) ?? '');
    await act(page, name).click();
    await expect(page.getByRole('main').getByRole('alert').first()).toContainText('This item does not exist');
    await expect(page.getByRole('link', { name: 'Posts' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
    expect((await world.control.callsOf('publishContentItem')).length, 'the host was asked for nothing that it no longer has').toBe(before);
  });
}

test('N08, N09: the preview has the default look where the theme is not known, and keeps what is typed when the post is deleted under it', async ({ page, world }) => {
  await world.control.changeTenant('Harbour Care', { tenantThemeId: '6f1b0c1e-8d1f-4a53-9e52-0c4f7a1f2b3c' });
  const address = await openDraft(page, text);
  await panel(page).getByRole('tab', { name: 'Preview' }).click();
  const phone = panel(page).getByRole('region', { name: 'As staff see it' });
  await expect(phone).toHaveAttribute('data-theme', 'default');
  await message(page).fill('Flu clinics, once more');
  await world.control.deleteItem(address.split('/').at(-1) ?? '');
  await page.getByRole('button', { name: 'Save changes' }).press('Enter');
  await expect(page.getByRole('main').getByRole('alert').first()).toContainText('There is no such content item.');
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeFocused();
  await expect(message(page)).toHaveValue('Flu clinics, once more');
  await expect(phone.getByText('Flu clinics, once more')).toBeVisible();
  await panel(page).getByRole('radio', { name: 'Dark' }).click();
  await expect(phone).toHaveAttribute('data-scheme', 'dark');
});

test('P01: two presses on Publish publish once', async ({ page, world }) => {
  await openDraft(page, text);
  await chooseNode(page, 'North Region');
  await act(page, 'Publish').dblclick();
  await expect(act(page, 'Unpublish')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(toasts(page).getByText('Item Published')).toHaveCount(1);
  await expect.poll(() => world.control.callsOf('publishContentItem')).toHaveLength(1);
});

test('N01: offline nothing is published, what was chosen stays, and the next try goes through', async ({ page, context, world }) => {
  await openDraft(page, text);
  await chooseNode(page, 'North Region');
  await panel(page).getByRole('checkbox', { name: 'Pin' }).press('Space');
  await context.setOffline(true);
  await act(page, 'Publish').click();
  await expect(refusal(page)).toContainText('Nothing was sent.');
  await expect(panel(page).getByRole('checkbox', { name: 'Pin' })).toBeChecked();
  await expect(panel(page).getByText(/^Publishes to North Region/)).toBeVisible();
  await expect(act(page, 'Publish')).toBeFocused();
  await context.setOffline(false);
  await expect(page.getByText('You are back online.')).toBeAttached();
  await act(page, 'Publish').press('Enter');
  await expect(act(page, 'Unpin')).toBeVisible();
  await expect.poll(() => world.control.callsOf('publishContentItem')).toHaveLength(1);
});

for (const [what, method, field, button] of [
  ['a date of publication', 'Scheduled Date', /date/i, 'Schedule Publish'],
  ['an end of the pin', 'Immediately', /pin/i, 'Publish'],
] as const) {
  test(`P06: with ${what} half typed nothing is sent; the focus is on what is missing, and what was typed stays`, async ({ page, world }) => {
    await openDraft(page, text);
    await panel(page).getByRole('radio', { name: method }).click();
    await chooseNode(page, 'North Region');
    if (method === 'Immediately') await panel(page).getByRole('checkbox', { name: 'Pin' }).press('Space');
    const date = panel(page).getByRole('group', { name: field }).last();
    await date.getByRole('spinbutton', { name: /^day/ }).press('Backspace');
    await date.getByRole('spinbutton', { name: /^day/ }).press('Backspace');
    await expect(panel(page).getByText(/^Publishes to/), 'no sentence says a date that is not there').toHaveCount(0);
    await act(page, button).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('spinbutton');
    await expect(date.getByRole('spinbutton', { name: /^year/ })).toHaveText(/^20\d\d$/);
    await expect.poll(() => world.control.callsOf(button === 'Publish' ? 'publishContentItem' : 'scheduleContentItem')).toHaveLength(0);
  });
}

test('P03: a unit that was deleted in the meantime is reported as missing, and another one can be chosen', async ({ page, other }) => {
  await openDraft(page, text);
  await chooseNode(page, 'Islands Region');
  await openOrganization(other);
  await nodeRow(other, 'Islands Region').getByRole('button', { name: 'Actions for Islands Region' }).click();
  await other.getByRole('menuitem', { name: 'Delete' }).click();
  const question = other.getByRole('alertdialog', { name: 'Delete node' });
  await question.getByRole('textbox').fill('Islands Region');
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(nodeRow(other, 'Islands Region')).toHaveCount(0);
  await other.context().close();

  await act(page, 'Publish').click();
  await expect(refusal(page).first()).toBeVisible();
  await act(page, 'Change node').or(act(page, 'Choose node')).click();
  const picker = page.getByRole('dialog', { name: 'Choose Publication Level' });
  await expect(picker.getByText('North Region', { exact: true })).toBeVisible();
  await expect(picker.getByText('Islands Region', { exact: true }), 'what the host no longer has is not offered again').toHaveCount(0);
  await picker.getByText('North Region', { exact: true }).click();
  await picker.getByRole('button', { name: 'Select' }).click();
  await act(page, 'Publish').click();
  await expect(act(page, 'Unpublish')).toBeVisible();
});
