import type { Locator, Page } from '@playwright/test';
import { toasts } from '../harness/publishedContent.ts';
import { signIn } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';

/** Most entries that a host returns in one call. */
const most = 999;

/** Inserts other entries before those of a list, as in an older organization: the host's real ones begin on the second page. */
async function lengthen(page: Page, { list, second, other }: { list: string; second: string; other: (index: number) => object }): Promise<void> {
  const others = Array.from({ length: most }, (_, index) => other(index));
  const answer = async (isFirst: boolean, real: { results: unknown[]; totalElementCount: number }) => ({
    ...real,
    results: isFirst ? others : real.results,
    totalElementCount: most + real.totalElementCount,
  });
  for (const address of [list, second]) {
    await page.route(`**${address}`, async (route) => {
      const first = await route.fetch({ url: route.request().url().replace(address, list) });
      await route.fulfill({ response: first, json: await answer(address === list, (await first.json()) as { results: unknown[]; totalElementCount: number }) });
    });
  }
}

const id = (index: number): string => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;

test('N05 a tag that is the thousandth of its organization and whose response was lost is found, and not added twice', async ({ page, world }) => {
  await lengthen(page, {
    list: `/api/management/tags/0/${most}`,
    second: `/api/management/tags/1/${most}`,
    other: (index) => ({ id: id(index), name: `@other${index}`, isUserExclusive: false, membersCount: 0 }),
  });
  await signIn(page, 'solo', { path: '/users/tags' });
  await page.getByRole('button', { name: 'Add tag' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add tag' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('lostanswer');
  await world.control.fault({ operationId: 'createTag', times: 1 }, { resetAfterCommit: true });
  await expectAdded(page, dialog, 'Tag added');
  await expect.poll(() => world.control.callsOf('createTag')).toHaveLength(1);
});

test('N05 a role that is the thousandth of its organization and whose response was lost is found, and not added twice', async ({ page, world }) => {
  await lengthen(page, {
    list: `/api/management/roles/0/${most}`,
    second: `/api/management/roles/${most}/${most}`,
    other: (index) => ({ id: id(index), name: `Other ${index}`, roleTypeId: id(0), organizationNodeId: id(0), grantedContentInstancePermissions: [] }),
  });
  await signIn(page, 'solo', { path: '/users/roles' });
  await page.getByRole('button', { name: 'Add role' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Role' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Lost answer');
  await dialog.getByRole('button', { name: /Role type/ }).click();
  await page.getByRole('option', { name: /Super administrator/ }).click();
  await dialog.getByRole('treegrid').getByRole('row').first().click();
  await world.control.fault({ operationId: 'createRole', times: 1 }, { resetAfterCommit: true });
  await expectAdded(page, dialog, 'Role added');
  await expect.poll(() => world.control.callsOf('createRole')).toHaveLength(1);
});

async function expectAdded(page: Page, dialog: Locator, told: string): Promise<void> {
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(toasts(page)).toContainText(told);
  await expect(dialog).toHaveCount(0);
}
