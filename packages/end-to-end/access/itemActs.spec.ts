import { actsOf, rowAct, rows } from '../harness/publishedContent.ts';
import { signIn } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';
import type { World } from '../harness/world.ts';
import { Host, type Identity } from './host.ts';
import { identityOf } from './identityOf.ts';
import { typeNames } from './typeNames.ts';

interface Page {
  id: string;
  name: string;
  contentTypeId: string;
}

interface OwnRole {
  id: string;
  name: string;
  organizationNodeId: string;
}

/** What the role of `unit` is granted on every page, one after the other. */
const grants = {
  reading: { canRead: true, canWrite: false, canDelete: false },
  deleting: { canRead: true, canWrite: true, canDelete: true },
} as const;

const authors = ['unit', 'super'] as const;
const places = [undefined, 'North Region'] as const;

/** A page of each type, with the way to its items. */
async function pagesByType(host: Host, owner: Identity): Promise<(Page & { items: string })[]> {
  const pages = await host.read<Page[]>(owner, '/api/management/content-instances');
  const types = await host.read<{ id: string; name: string }[]>(owner, '/api/types/content');
  return Object.entries(typeNames).flatMap(([segment, typeName]) => {
    const type = types.find(({ name }) => name === typeName);
    const page = pages.find(({ contentTypeId }) => contentTypeId === type?.id);
    const base = `/api${segment === 'image-galleries' ? '/v2' : ''}/management/${segment}`;
    return page === undefined ? [] : [{ ...page, items: `${base}/${page.id}/content-items` }];
  });
}

/** Makes an item of each author, draft and published, on each page; ids with what they are and the call that deletes them. */
async function makeItems(world: World, pages: Awaited<ReturnType<typeof pagesByType>>): Promise<Map<string, { what: string; call: string }>> {
  const made = new Map<string, { what: string; call: string }>();
  for (const page of pages) {
    for (const author of authors) {
      for (const node of places) {
        const what = `${page.name}: ${node === undefined ? 'draft' : 'published'} of ${author}`;
        const id = await world.control.makeItem({ tenant: 'Harbour Care', contentInstance: page.name, name: `Rights ${what}`, author, ...(node !== undefined && { node }) });
        made.set(id, { what, call: `${page.items}/${id}` });
      }
    }
  }
  return made;
}

for (const [name, grant] of Object.entries(grants)) {
  test(`Published Content lets a unit administrator delete what the host lets them delete, and nothing else, with rights of ${name}`, async ({ allow, browser, page, world }) => {
    // One call for each item, most of one kind.
    allow.storms = true;
    test.setTimeout(180_000);
    const host = new Host(world.api);
    const owner = await identityOf(browser, world.console, 'super');
    const unit = await identityOf(browser, world.console, 'unit');
    const pages = await pagesByType(host, owner);
    expect(pages).toHaveLength(Object.keys(typeNames).length);
    const { roles } = await host.read<{ roles: OwnRole[] }>(unit, '/api/users/me');
    const role = roles.find(({ id }) => id === unit.roleId);
    const granted = await host.call(owner, 'PUT', `/api/management/roles/${unit.roleId}`, {
      name: role?.name,
      organizationNodeId: role?.organizationNodeId,
      roleContentInstancePermissions: pages.map(({ id }) => ({ contentInstanceId: id, ...grant })),
    });
    expect(granted.status).toBe(200);
    const items = await makeItems(world, pages);

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
