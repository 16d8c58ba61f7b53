import { beforeEach, describe, expect, it } from 'vitest';
import { actors, openTestWorld, testNow, tenants, type TestWorld } from './testWorld.ts';
import { alterWorld } from './worldCommands.ts';

interface ListedItem {
  contentItemId: string;
  name: string;
  authorName: string | null;
  isPublished: boolean;
}

let world: TestWorld;
beforeEach(() => {
  world = openTestWorld();
});

const send = (method: string, path: string, body?: unknown) =>
  alterWorld({ method, rest: path.split('/'), body, query: new URLSearchParams() }, world.database, testNow);
const listed = async (search: string): Promise<ListedItem[]> =>
  (await world.call<{ results: ListedItem[] }>(actors.super, 'listPublishedItems', { parameters: { search } })).body.results;
const made = (body: object) => send('POST', 'items', { tenant: 'Harbour Care', contentInstance: 'News and Announcements', ...body }).body as { id: string };

describe('Commands to the world', () => {
  it('The world creates items as drafts, or published at a node', async () => {
    const draft = made({ name: 'Made as a draft', author: 'unit' });
    const published = made({ name: 'Made at the node', node: 'North Region' });
    const found = await listed('Made a');
    expect(found.find((item) => item.contentItemId === draft.id)).toMatchObject({ name: 'Made as a draft', isPublished: false, authorName: expect.stringMatching(/./) as unknown });
    expect(found.find((item) => item.contentItemId === published.id)).toMatchObject({ name: 'Made at the node', isPublished: true, authorName: null });
  });

  it('The world deletes items without the user’s knowledge', async () => {
    const { id } = made({ name: 'Soon to vanish' });
    send('DELETE', `items/${id}`);
    expect(await listed('Soon to vanish')).toEqual([]);
    expect(() => send('DELETE', `items/${id}`)).toThrow(/no content item/);
  });

  it('Items are refused for a page or a field that does not exist', () => {
    expect(() => made({ name: 'Nowhere', contentInstance: 'No such page' })).toThrow(/no content page 'No such page'/);
    expect(() => made({ name: 'Mistyped', nodes: 'North Region' })).toThrow('The command is not valid.');
  });
});

it('The world creates a channel of many messages, numbered, which everyone in it has read', async () => {
  const { id } = send('POST', 'channels', { tenant: 'Harbour Care', name: 'Night shift', participants: ['super', 'unit'], messages: 40 }).body as { id: string };
  const history = await world.call<{ results: { content: string }[]; totalElementCount: number }>(actors.super, 'listChatMessages', { parameters: { id, page: 0, size: 30 } });
  expect([history.body.totalElementCount, history.body.results[0]?.content, history.body.results.at(-1)?.content]).toEqual([40, 'Message 40', 'Message 11']);
  expect((await world.call(actors.unit, 'getOwnChatChannel', { parameters: { id } })).body).toMatchObject({ name: 'Night shift', unreadMessageCount: 0 });
});

it('The world withdraws a role, which ends with the next request', async () => {
  expect((await world.call(actors.unit, 'getTenant')).status).toBe(200);
  send('DELETE', `users/unit/roles/${encodeURIComponent('Unit administrator, North Region')}`);
  expect((await world.call(actors.unit, 'getTenant')).status).toBe(403);
});

it('The world changes the theme and the chat of a tenant', async () => {
  const tenantThemeId = '99999999-9999-4999-8999-999999999999';
  send('PATCH', `tenants/${tenants.harbour}`, { tenantThemeId, isChatEnabled: false });
  expect((await world.call(actors.super, 'getTenant')).body).toMatchObject({ tenantThemeId, isChatEnabled: false });
});
