import { describe, expect, test } from 'vitest';
import { queryCount } from '../../database/query.ts';
import { contentTypeId, type ContentTypeName, contentTypes } from '../../reference/contentTypes.ts';
import { icons } from '../../reference/icons.ts';
import { actors, openTestWorld, type TestScope, type TestWorld } from '../testWorld.ts';

interface Instance {
  id: string;
  name: string;
  order: number;
  iconId: string | null;
  contentTypeId: string;
  enableLikes: boolean | null;
  targetEmail: string | null;
}

const operations = contentTypes.map(({ name, nouns: [one] }): [ContentTypeName, string] => [name, one]);

const all = async (world: TestWorld, scope: TestScope = actors.super) => (await world.call<Instance[]>(scope, 'listContentInstances')).body;
const nameOf = (type: ContentTypeName, name: string) => (type === 'SuggestionBox' ? { name, targetEmail: 'ideas@example.com' } : { name });

describe('a content page', () => {
  test.each(operations)('CONT-101: a content page of type %s is created last in the order, read, changed and deleted', async (type, noun) => {
    const world = openTestWorld();
    const before = await all(world);
    const made = await world.call<Instance>(actors.super, `create${noun}`, { body: nameOf(type, ' Night shift ') });
    expect(made).toMatchObject({ status: 201, body: { name: 'Night shift', contentTypeId: contentTypeId(type), iconId: null } });
    const after = await all(world);
    expect(after).toHaveLength(before.length + 1);
    expect(after.at(-1)?.id).toBe(made.body.id);

    const parameters = { id: made.body.id };
    const iconId = icons[0]?.id ?? null;
    const changed = await world.call<Instance>(actors.super, `update${noun}`, { parameters, body: { ...nameOf(type, 'Day shift'), order: 0, iconId } });
    expect(changed.body).toMatchObject({ name: 'Day shift', order: 0, iconId });
    expect((await world.call<Instance>(actors.super, `get${noun}`, { parameters })).body).toEqual(changed.body);
    expect((await all(world))[0]?.id).toBe(made.body.id);

    expect((await world.call(actors.super, `delete${noun}`, { parameters })).status).toBe(204);
    expect((await world.call(actors.super, `get${noun}`, { parameters })).status).toBe(404);
    expect((await world.call(actors.super, `delete${noun}`, { parameters })).status).toBe(404);
  });

  test('A content page is deleted with its items, their publications and its grants', async () => {
    const world = openTestWorld();
    const feed = (await all(world)).find((each) => each.contentTypeId === contentTypeId('SocialFeed'));
    const parameters = { id: feed?.id };
    const left = (table: string) => queryCount(world.database, `SELECT count(*) FROM ${table} WHERE content_instance_id = ?`, feed?.id ?? '');
    expect(left('content_items')).toBeGreaterThan(0);
    await world.call(actors.super, 'deleteSocialFeed', { parameters });
    expect(['content_items', 'role_grants', 'hidden_content_instances'].map(left)).toEqual([0, 0, 0]);
    expect(queryCount(world.database, 'SELECT count(*) FROM publications p LEFT JOIN content_items i ON i.id = p.content_item_id WHERE i.id IS NULL')).toBe(0);
  });

  test('A content page needs more than spaces for a name, and an icon that exists', async () => {
    const world = openTestWorld();
    expect(await world.call(actors.super, 'createSurvey', { body: { name: '  ' } })).toMatchObject({ status: 400, body: { message: 'Name is required.' } });
    const survey = (await all(world)).find((each) => each.contentTypeId === contentTypeId('Survey'));
    const body = { name: 'Survey', order: 1, iconId: contentTypeId('Survey') };
    expect((await world.call(actors.super, 'updateSurvey', { parameters: { id: survey?.id }, body })).status).toBe(400);
  });

  test('A content page accepts a feed’s switches', async () => {
    const world = openTestWorld();
    const feed = (await all(world)).find((each) => each.contentTypeId === contentTypeId('SocialFeed'));
    const body = { name: 'Feed', order: 3, iconId: null, enableLikes: false, enableComments: true, enableReadConfirmation: true };
    expect((await world.call<Instance>(actors.super, 'updateSocialFeed', { parameters: { id: feed?.id }, body })).body).toMatchObject(body);
  });

  test('decisions-content A44: a content page is created, changed and deleted by super administrators alone', async () => {
    const world = openTestWorld();
    const [page] = (await all(world)).filter((each) => each.contentTypeId === contentTypeId('Gallery'));
    const parameters = { id: page?.id };
    for (const actor of [actors.unit, actors.superAsUnit, actors.staff]) {
      expect((await world.call(actor, 'createGallery', { body: { name: 'Mine' } })).status).toBe(403);
      expect((await world.call(actor, 'updateGallery', { parameters, body: { name: 'Mine', order: 1, iconId: null } })).status).toBe(403);
      expect((await world.call(actor, 'deleteGallery', { parameters })).status).toBe(403);
    }
  });

  test('decisions-content N1: a content page that a role may not read is neither listed nor returned', async () => {
    const world = openTestWorld();
    const readable = new Set((await all(world, actors.unit)).map(({ id }) => id));
    const hidden = (await all(world)).filter(({ id }) => !readable.has(id));
    expect(hidden.length).toBeGreaterThan(0);
    for (const { id, contentTypeId: typeId } of hidden) {
      const [, noun] = operations.find(([type]) => contentTypeId(type) === typeId) ?? [];
      expect((await world.call(actors.unit, `get${noun}`, { parameters: { id } })).status).toBe(403);
    }
    const pages = await world.call<{ results: Instance[]; totalElementCount: number }>(actors.unit, 'listSurveys', { parameters: { page: 0, size: 10 } });
    expect(pages.body.results.every(({ id }) => readable.has(id))).toBe(true);
  });

  test('A content page of another tenant or another type does not exist', async () => {
    const world = openTestWorld();
    const feed = (await all(world)).find((each) => each.contentTypeId === contentTypeId('SocialFeed'));
    const parameters = { id: feed?.id };
    expect((await world.call(actors.solo, 'deleteSocialFeed', { parameters })).status).toBe(404);
    expect((await world.call(actors.super, 'deleteSurvey', { parameters })).status).toBe(404);
  });
});
