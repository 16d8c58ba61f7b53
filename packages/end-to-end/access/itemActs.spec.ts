import { actsOf, rowAct, rows } from '../harness/publishedContent.ts';
import { signIn } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';
import { itemsWithGrant } from './grantedItems.ts';

/** The grants of `unit`'s role on every page, one after the other. */
const grants = {
  reading: { canRead: true, canWrite: false, canDelete: false },
  deleting: { canRead: true, canWrite: true, canDelete: true },
} as const;

for (const [name, grant] of Object.entries(grants)) {
  test(`Published Content lets a unit administrator delete what the host lets them delete, and nothing else, with rights of ${name}`, async ({ allow, browser, page, world }) => {
    // One call for each item, mostly of one operation.
    allow.storms = true;
    test.setTimeout(180_000);
    const { host, unit, items } = await itemsWithGrant(browser, world, grant);

    await signIn(page, 'unit', { path: '/content?search=Rights&size=50' });
    await expect(rows(page)).toHaveCount(items.size);
    const offered = new Map<string, boolean>();
    for (const row of await rows(page).all()) {
      await actsOf(row).click();
      offered.set((await row.getAttribute('data-row-id')) ?? '', (await rowAct(page, 'Delete').getAttribute('aria-disabled')) !== 'true');
      await page.keyboard.press('Escape');
    }
    const differences: string[] = [];
    for (const [id, { what, call }] of items) {
      const { status } = await host.call(unit, 'DELETE', call);
      expect.soft([204, 403], `${what}: ${status}`).toContain(status);
      if (offered.get(id) !== (status === 204)) differences.push(`${what}: ${offered.get(id) === true ? 'offered' : 'refused'} on the screen, the host answers ${status}`);
    }
    expect(differences).toEqual([]);
    expect(new Set(offered.values())).toEqual(new Set([true, false]));
  });
}
