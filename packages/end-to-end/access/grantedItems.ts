import { type Browser, expect } from '@playwright/test';
import type { World } from '../harness/world.ts';
import { Host, type Identity } from './host.ts';
import { identityOf } from './identityOf.ts';
import { makeMissingPages } from './missingPages.ts';
import { typeCalls } from './typeNames.ts';

/** A page of each type, with the address of its items. */
interface GrantedPage {
  id: string;
  name: string;
  contentTypeId: string;
  /** Segment in its calls: 'social-feeds'. */
  segment: string;
  /** Path of its items at the host. */
  items: string;
}

interface OwnRole {
  id: string;
  name: string;
  organizationNodeId: string;
}

/** A role's rights on a page. */
interface Grant {
  canRead: boolean;
  canWrite: boolean;
  canDelete: boolean;
}

const authors = ['unit', 'super'] as const;
const places = [undefined, 'North Region'] as const;

/** One page of each type. */
async function pagesByType(host: Host, owner: Identity): Promise<GrantedPage[]> {
  await makeMissingPages(host, owner);
  const pages = await host.read<Omit<GrantedPage, 'segment' | 'items'>[]>(owner, '/api/management/content-instances');
  const types = await host.read<{ id: string; name: string }[]>(owner, '/api/types/content');
  const found = typeCalls.flatMap(({ segment, name: typeName, pages: base }) => {
    const type = types.find(({ name }) => name === typeName);
    const page = pages.find(({ contentTypeId }) => contentTypeId === type?.id);
    return page === undefined ? [] : [{ ...page, segment, items: `${base}/${page.id}/content-items` }];
  });
  expect(found).toHaveLength(typeCalls.length);
  return found;
}

/** Gives `unit`'s acting role the same grant on each of the pages, and none on others. */
async function grantUnit(host: Host, owner: Identity, unit: Identity, pages: readonly GrantedPage[], grant: Grant): Promise<void> {
  const { roles } = await host.read<{ roles: OwnRole[] }>(unit, '/api/users/me');
  const role = roles.find(({ id }) => id === unit.roleId);
  const granted = await host.call(owner, 'PUT', `/api/management/roles/${unit.roleId}`, {
    name: role?.name,
    organizationNodeId: role?.organizationNodeId,
    roleContentInstancePermissions: pages.map(({ id }) => ({ contentInstanceId: id, ...grant })),
  });
  expect(granted.status).toBe(200);
}

/** Creates an item of each author, draft and published, on each page; returns their descriptions and host paths by id. */
async function makeItems(world: World, pages: readonly GrantedPage[]): Promise<Map<string, { what: string; call: string }>> {
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

/** The items for `unit` when their role has one grant on a page of each type. */
interface GrantedItems {
  host: Host;
  unit: Identity;
  pages: GrantedPage[];
  /** By id: description and host path. */
  items: Map<string, { what: string; call: string }>;
}

/** Gives `unit` the same grant on a page of each type, with an item of each author there, draft and published in the own unit. */
export async function itemsWithGrant(browser: Browser, world: World, grant: Grant): Promise<GrantedItems> {
  const host = new Host(world.api);
  const owner = await identityOf(browser, world.console, 'super');
  const unit = await identityOf(browser, world.console, 'unit');
  const pages = await pagesByType(host, owner);
  await grantUnit(host, owner, unit, pages, grant);
  return { host, unit, pages, items: await makeItems(world, pages) };
}
