import { contentKinds, type ContentTypeName } from '../../console/src/content/kinds.ts';
import { paths } from '../../console/src/ground/paths.ts';
import { toasts } from '../harness/publishedContent.ts';
import { signIn } from '../harness/session.ts';
import { message, openFeed, openPost, writePost } from '../harness/socialFeed.ts';
import { expect, test } from '../harness/test.ts';
import { withdrawWriting } from '../harness/users.ts';
import { itemsWithGrant } from './grantedItems.ts';
import { Host } from './host.ts';
import { identityOf } from './identityOf.ts';
import { typeNames } from './typeNames.ts';

test('an item published in the own unit, on a page that the role may only read, is shown with the reason, and cannot be changed', async ({ allow, browser, page, world }) => {
  allow.storms = true;
  test.setTimeout(120_000);
  const { pages, items } = await itemsWithGrant(browser, world, { canRead: true, canWrite: false, canDelete: false });
  // They may change their own survey wherever it is published.
  const published = [...items].filter(([, { what }]) => what.endsWith('published of super'));

  await signIn(page, 'unit', { path: '/dashboard' });
  for (const { id, name, segment, items: itemsOfPage } of pages) {
    const [itemId] = published.find(([, { call }]) => call.startsWith(`${itemsOfPage}/`)) ?? [];
    await page.goto(paths.contentItemEdit(contentKinds[typeNames[segment] as ContentTypeName].segment, id, itemId ?? ''));
    const main = page.getByRole('main');
    await expect(main.getByText('Your role may not change items on this page.').first(), name).toBeAttached();
    await expect(main.getByRole('button', { name: /^Save/ }), name).toHaveCount(0);
    await expect(main.getByText('Your role may not change items on this page.').filter({ visible: true }), `${name} says the reason once`).toHaveCount(1);
    const open = main.locator('input:is([type="text"], [type="email"], [type="checkbox"]), textarea').and(page.locator(':not([readonly], [disabled], [aria-disabled="true"], [aria-readonly="true"])'));
    await expect(open.filter({ visible: true }), name).toHaveCount(0);
  }
});

test('a user who may not read a page is redirected to the dashboard from its items, its forms and its settings', async ({ browser, page, world }) => {
  const host = new Host(world.api);
  const pages = await host.read<{ id: string; name: string }[]>(await identityOf(browser, world.console, 'super'), '/api/management/content-instances');
  const { id = '' } = pages.find(({ name }) => name === 'Pulse Checks') ?? {};
  const itemId = await world.control.makeItem({ tenant: 'Harbour Care', contentInstance: 'Pulse Checks', name: 'Out of sight', author: 'super', node: 'North Region' });
  await signIn(page, 'unit', { path: '/me' });
  for (const path of [paths.contentItems('survey', id), paths.contentItemAdd('survey', id), paths.contentItemEdit('survey', id, itemId), paths.contentSettings('survey', id)]) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/dashboard$/);
    await expect(page.getByText('Out of sight')).toHaveCount(0);
  }
});

test('PERM-27: an item published where the role may not read is refused with the reason and a link to the list, and offers no retry', async ({ page, world }) => {
  const itemId = await world.control.makeItem({ tenant: 'Harbour Care', contentInstance: 'Staff Surveys', name: 'Out of sight', author: 'super', node: 'Islands Region' });
  await signIn(page, 'unit', { path: '/dashboard' });
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Staff Surveys', exact: true });
  const list = (await link.getAttribute('href')) ?? '';
  await page.goto(`${list}/edit/${itemId}`);
  const refusal = page.getByRole('main').getByRole('alert');
  await expect(refusal).toContainText('You may not open this item');
  await expect(refusal).toContainText('does not allow this');
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expect(page.getByText('Out of sight')).toHaveCount(0);
  await refusal.getByRole('link', { name: 'Surveys' }).click();
  await expect(page).toHaveURL(new RegExp(`${list}$`));
});

test('a right to write that is withdrawn while a user types is reported by the first save, nothing more is sent, and what was typed can be copied', async ({ page, other, world }) => {
  await openFeed(page, 'unit');
  await writePost(page, 'Flu clinics');
  await openPost(page, 'Flu clinics');
  await message(page).fill('Flu clinics, at all sites');

  await withdrawWriting(other);

  const save = page.getByRole('button', { name: 'Save changes' });
  await save.press('Enter');
  await expect(toasts(page)).toContainText('Update Error (403)');
  await expect(save).toHaveAccessibleDescription('Your role may not change items on this page.');
  await save.press('Enter');
  await expect(message(page)).toHaveValue('Flu clinics, at all sites');
  await expect(message(page)).toHaveAttribute('readonly', '');
  await expect.poll(async () => (await world.control.callsOf('updateSocialFeedItem')).map(({ status }) => status)).toEqual([403]);
});
