import { beforeEach, describe, expect, test } from 'vitest';
import { plainText } from '../database/plainText.ts';
import { queryCount, queryFirst } from '../database/query.ts';
import { actors, openTestWorld, type TestScope, type TestWorld } from './testWorld.ts';

interface Row {
  contentItemId: string;
  contentInstanceId: string;
  name: string;
  typeName: string;
  authorName: string | null;
  isPublished: boolean;
  organizationNodeId: string | null;
  createdUtc: string;
}

interface Page {
  results: Row[];
  totalElementCount: number;
}

let world: TestWorld;
beforeEach(() => {
  world = openTestWorld();
});

const list = async (scope: TestScope, parameters: Record<string, string | number> = {}) => (await world.call<Page>(scope, 'listPublishedItems', { parameters })).body;
const nodeId = (name: string) => queryFirst<{ id: string }>(world.database, 'SELECT id FROM organization_nodes WHERE name = ?', name)?.id ?? '';

describe('The list of Published Content', () => {
  test('The list of Published Content returns everything when no page is requested, newest first', async () => {
    const { results, totalElementCount } = await list(actors.super);
    expect([results.length, totalElementCount]).toEqual([140, 140]);
    expect(results.map((row) => row.createdUtc)).toEqual(results.map((row) => row.createdUtc).sort().reverse());
  });

  test('The list of Published Content returns pages that together are the whole', async () => {
    const pages = [];
    for (let page = 0; page < 6; page += 1) pages.push(await list(actors.super, { page, size: 25, sort: 'name' }));
    expect(pages.map((page) => page.results.length)).toEqual([25, 25, 25, 25, 25, 15]);
    expect(new Set(pages.flatMap((page) => page.results.map((row) => row.contentItemId))).size).toBe(140);
  });

  test.each([
    ['name', (row: Row) => plainText(row.name)],
    ['author', (row: Row) => plainText(row.authorName ?? '')],
    ['status', (row: Row) => String(row.isPublished)],
    ['createdUtc', (row: Row) => row.createdUtc],
  ] as const)('The list of Published Content is sorted by %s both ways', async (sort, valueOf) => {
    const up = (await list(actors.super, { sort, direction: 'ascending' })).results.map(valueOf);
    const down = (await list(actors.super, { sort, direction: 'descending' })).results.map(valueOf);
    const sorted = [...up].sort((left, right) => (left < right ? -1 : left > right ? 1 : 0));
    expect(up).toEqual(sorted);
    expect(down).toEqual([...sorted].reverse());
  });

  test('The list of Published Content is filtered by type, status and search together', async () => {
    const { results } = await list(actors.super, { typeName: 'Survey', status: 'published', search: 'PULSE' });
    expect(results.length).toBeGreaterThan(0);
    expect(results.every((row) => row.typeName === 'Survey' && row.isPublished && row.name.startsWith('Pulse'))).toBe(true);
  });

  test('The list of Published Content is searched without regard to accents', async () => {
    expect((await list(actors.super, { search: 'francais' })).results.map((row) => row.name)).toEqual(['Français au travail : formation linguistique en soins de santé']);
  });

  test('The list of Published Content includes the descendants of a node', async () => {
    const { results } = await list(actors.super, { organizationNodeId: nodeId('North Region') });
    expect(new Set(results.map((row) => row.organizationNodeId))).toContain(nodeId('Cedar Point Hospital'));
    expect(results.map((row) => row.organizationNodeId)).not.toContain(nodeId('Harbour Care'));
  });

  test('The list of Published Content is empty for a node of another tenant', async () => {
    expect((await list(actors.super, { organizationNodeId: nodeId('Regina') })).totalElementCount).toBe(0);
  });

  test('The list of Published Content holds nothing of another tenant', async () => {
    expect((await list(actors.solo)).totalElementCount).toBe(53);
  });
});

describe('a unit administrator', () => {
  test('A unit administrator sees what is published in the own nodes and every draft, on readable pages', async () => {
    const pages = new Set((await world.call<{ id: string }[]>(actors.unit, 'listContentInstances')).body.map((page) => page.id));
    const { results } = await list(actors.unit);
    expect(results.length).toBeGreaterThan(20);
    expect(results.every((row) => pages.has(row.contentInstanceId))).toBe(true);
    expect(results.map((row) => row.organizationNodeId)).not.toContain(nodeId('Harbour Care'));
    expect(results.some((row) => !row.isPublished)).toBe(true);
  });

  test('A unit administrator sees what is published above when filtering by that node, but nothing of other regions', async () => {
    const { results } = await list(actors.unit, { organizationNodeId: nodeId('Harbour Care') });
    const nodes = results.map((row) => row.organizationNodeId);
    expect(nodes).toContain(nodeId('Harbour Care'));
    expect(nodes).not.toContain(nodeId('Islands Region'));
    expect(nodes).not.toContain(null);
  });
});

describe('Deleting an item', () => {
  const nouns: Record<string, string> = { ImageGalleryWithAlbums: 'ImageGallery' };
  const remove = (scope: TestScope, row: Row | undefined) =>
    world.call(scope, `delete${nouns[row?.typeName ?? ''] ?? row?.typeName}Item`, { parameters: { id: row?.contentInstanceId, itemId: row?.contentItemId } });

  test('Deleting an item of each type deletes everything below it', async () => {
    const { results } = await list(actors.super);
    for (const typeName of new Set(results.map((row) => row.typeName))) {
      const row = results.find((candidate) => candidate.typeName === typeName && candidate.isPublished) ?? results.find((candidate) => candidate.typeName === typeName);
      expect((await remove(actors.super, row)).status).toBe(204);
      expect((await remove(actors.super, row)).status).toBe(404);
    }
    expect((await list(actors.super)).totalElementCount).toBe(132);
    expect(queryCount(world.database, 'SELECT count(*) FROM publications p LEFT JOIN content_items i ON i.id = p.content_item_id WHERE i.id IS NULL')).toBe(0);
  });

  test('Deleting an item is refused without canDelete on the page, and names the acting role', async () => {
    const row = (await list(actors.unit)).results.find((candidate) => candidate.typeName === 'ContactDirectory' && candidate.isPublished);
    const refused = await world.call<{ message: string }>(actors.unit, 'deleteContactDirectoryItem', { parameters: { id: row?.contentInstanceId, itemId: row?.contentItemId } });
    expect(refused.status).toBe(403);
    expect(refused.body.message).toContain('Unit administrator, North Region');
  });

  test('Deleting an item is allowed in the own nodes with canDelete', async () => {
    const row = (await list(actors.unit)).results.find((candidate) => candidate.typeName === 'Resource' && candidate.isPublished);
    expect((await remove(actors.unit, row)).status).toBe(204);
  });

  test('Deleting an item is refused for a draft of someone else and allowed for the own one', async () => {
    const drafts = (await list(actors.unit, { status: 'draft', typeName: 'SocialFeed' })).results;
    const own = drafts.find((row) => row.authorName === 'Noémie Tremblay');
    const foreign = drafts.find((row) => row.authorName !== 'Noémie Tremblay');
    expect((await remove(actors.unit, foreign)).status).toBe(403);
    expect((await remove(actors.unit, own)).status).toBe(204);
  });

  test('Deleting an item finds nothing of another tenant', async () => {
    expect((await remove(actors.solo, (await list(actors.super)).results[0])).status).toBe(404);
  });
});

test('every item of every type can be read in full by a super administrator', async () => {
  for (const row of (await list(actors.super)).results) {
    const noun = row.typeName === 'ImageGalleryWithAlbums' ? 'ImageGallery' : row.typeName;
    const { status, body } = await world.call<{ isPublished: boolean }>(actors.super, `get${noun}Item`, { parameters: { id: row.contentInstanceId, itemId: row.contentItemId } });
    expect([status, body.isPublished]).toEqual([200, row.isPublished]);
  }
});

test('staff have no list to manage: they see only what is published to them', async () => {
  expect((await list(actors.staff)).results.every((row) => row.isPublished)).toBe(true);
  expect((await world.call(actors.staff, 'listUsers', { parameters: { page: 0, size: 20 } })).status).toBe(403);
});
