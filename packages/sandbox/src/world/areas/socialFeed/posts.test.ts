import { beforeEach, describe, expect, test } from 'vitest';
import { queryFirst } from '../../database/query.ts';
import { actors, type TestScope } from '../testWorld.ts';
import { type FeedWorld, openFeedWorld, type Post } from './feedWorld.ts';

interface Posts {
  results: Post[];
  totalElementCount: number;
  page: number;
  pageSize: number;
}

let world: FeedWorld;
beforeEach(() => {
  world = openFeedWorld();
});

const list = async (scope: TestScope, parameters: Record<string, string | number> = {}) =>
  (await world.call<Posts>(scope, 'listSocialFeedItems', { parameters: { id: world.feedId, page: 0, size: 999, ...parameters } })).body;
const read = (scope: TestScope, itemId: string) => world.call<Post>(scope, 'getSocialFeedItem', { parameters: { id: world.feedId, itemId } });
const fieldErrors = { status: 400 };

describe('A new post', () => {
  test('A new post is a draft by the caller, first in the list, and is read as it was returned', async () => {
    const made = await world.write(actors.unit, { body: ' One\r\nTwo \n' });
    expect(made).toMatchObject({ status: 201, body: { body: 'One\nTwo', isPublished: false, user: { name: 'Noémie Tremblay' }, requireReadConfirmation: false, commentsCount: 0 } });
    expect((await read(actors.unit, made.body.id)).body).toEqual(made.body);
    expect((await list(actors.super)).results[0]).toEqual(made.body);
  });

  test('content §5: a new post needs a message or a file', async () => {
    const before = (await list(actors.super)).totalElementCount;
    expect(await world.write(actors.super, { body: ' \n ' })).toMatchObject({ ...fieldErrors, body: { errors: { body: ['Message is required.'] } } });
    expect((await list(actors.super)).totalElementCount).toBe(before);
    const picture = world.upload(actors.super, 'Clinic poster.PNG');
    const made = await world.write(actors.super, { body: '', attachedFileNames: [picture] });
    expect(made).toMatchObject({ status: 201, body: { body: null, attachedFileNames: [picture] } });
    expect(queryFirst(world.database, 'SELECT list_name FROM content_items WHERE id = ?', made.body.id)).toEqual({ list_name: 'Clinic poster.PNG' });
  });

  test('A new post accepts pictures and videos that the caller uploaded for the page, each once', async () => {
    const wrong = [world.upload(actors.super, 'notes.pdf'), world.upload(actors.unit, 'a.png'), world.upload(actors.super, 'b.png', world.idOf("SELECT id FROM content_instances WHERE name = 'Staff Recognition'")), 'unknown.png'];
    for (const fileName of wrong) expect(await world.write(actors.super, { attachedFileNames: [fileName] }), fileName).toMatchObject({ ...fieldErrors, body: { errors: { attachedFileNames: [expect.any(String)] } } });
    const [picture, video] = [world.upload(actors.super, 'c.jpeg'), world.upload(actors.super, 'd.webm')];
    const made = await world.write(actors.super, { attachedFileNames: [picture, video] });
    expect(made.body.attachedFileNames).toEqual([picture, video]);
    expect((await world.write(actors.super, { attachedFileNames: [picture] })).status).toBe(400);
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'intranet', '//example.com'])('A new post refuses a link to %s', async (url) => {
    expect(await world.write(actors.super, { linkPreview: { url, label: 'Look' } })).toMatchObject({ ...fieldErrors, body: { errors: { 'linkPreview.url': [expect.any(String)] } } });
  });

  test('A new post has only tags that exist, and a link', async () => {
    const tag = world.idOf("SELECT id FROM tags WHERE name = '@nurses'");
    const made = await world.write(actors.super, { linkPreview: { url: ' https://harbourcare.example/clinics ', label: ' ' }, addedTagIds: [tag] });
    expect(made.body).toMatchObject({ linkPreview: { url: 'https://harbourcare.example/clinics', label: null }, tags: [{ id: tag }] });
    const foreign = world.idOf("SELECT id FROM tags WHERE name = '@caretakers'");
    expect(await world.write(actors.super, { addedTagIds: [foreign] })).toMatchObject({ ...fieldErrors, body: { errors: { addedTagIds: [expect.any(String)] } } });
  });

  test('A new post asks for read confirmation only where the page does', async () => {
    expect((await world.write(actors.super, { requireReadConfirmation: true })).body.requireReadConfirmation).toBe(true);
    const body = { name: 'News', order: 1, iconId: null, enableLikes: true, enableComments: true, enableReadConfirmation: false };
    await world.call(actors.super, 'updateSocialFeed', { parameters: { id: world.feedId }, body });
    expect(await world.write(actors.super, { requireReadConfirmation: true })).toMatchObject({ ...fieldErrors, body: { errors: { requireReadConfirmation: [expect.any(String)] } } });
  });

  test('decisions-content N1: a new post needs the grant to write on the page', async () => {
    expect((await world.write(actors.superAsUnit)).status).toBe(201);
    expect((await world.write(actors.staff)).status).toBe(403);
    const recognition = world.idOf("SELECT id FROM content_instances WHERE name = 'Staff Recognition'");
    expect((await world.call(actors.unit, 'createSocialFeedItem', { parameters: { id: recognition }, body: {} })).status).toBe(403);
    expect((await world.call(actors.solo, 'createSocialFeedItem', { parameters: { id: world.feedId }, body: {} })).status).toBe(404);
  });
});

describe('Saving a post', () => {
  test('Saving a post changes text, files, tags and link, and may be sent twice', async () => {
    const [first, second] = [world.upload(actors.super, 'a.png'), world.upload(actors.super, 'b.gif')];
    const [nurses, nights] = ['@nurses', '@nightshift'].map((name) => world.idOf('SELECT id FROM tags WHERE name = ?', name));
    const { id } = (await world.write(actors.super, { attachedFileNames: [first], addedTagIds: [nurses], linkPreview: { url: 'https://a.example/', label: 'A' } })).body;
    const input = { body: 'Changed', attachedFileNames: [second], deletedFileNames: [first], addedTagIds: [nights], deletedTagIds: [nurses], linkPreview: null };
    const saved = await world.save(actors.super, id, input);
    expect(saved).toMatchObject({ status: 200, body: { body: 'Changed', attachedFileNames: [second], tags: [{ id: nights }], linkPreview: null } });
    expect((await world.save(actors.super, id, input)).body).toEqual(saved.body);
    expect(queryFirst(world.database, 'SELECT list_name FROM content_items WHERE id = ?', id)).toEqual({ list_name: 'Changed' });
  });

  test('Saving a post keeps everything when a part of it is refused', async () => {
    const { body } = await world.write(actors.super, { body: 'Before', attachedFileNames: [world.upload(actors.super, 'a.png')] });
    expect((await world.save(actors.super, body.id, { body: 'After', attachedFileNames: ['unknown.png'], deletedFileNames: body.attachedFileNames })).status).toBe(400);
    expect((await read(actors.super, body.id)).body).toEqual(body);
  });

  test('Saving a post may not remove the last file of a post without a message, nor a file of another post', async () => {
    const made = (await world.write(actors.super, { body: null, attachedFileNames: [world.upload(actors.super, 'a.png')] })).body;
    expect((await world.save(actors.super, made.id, { deletedFileNames: made.attachedFileNames })).status).toBe(400);
    const other = (await world.write(actors.super)).body;
    expect((await world.save(actors.super, other.id, { body: 'x', deletedFileNames: made.attachedFileNames })).status).toBe(200);
    expect((await read(actors.super, made.id)).body.attachedFileNames).toEqual(made.attachedFileNames);
  });

  test('decisions-content A23: saving a post leaves the read confirmation as it was made', async () => {
    const { id } = (await world.write(actors.super, { requireReadConfirmation: true })).body;
    expect((await world.save(actors.super, id, { body: 'x', requireReadConfirmation: false })).body.requireReadConfirmation).toBe(true);
  });

  test('Saving a post without a link keeps it, or removes it at a strict host', async () => {
    for (const [isStrict, expected] of [[false, { url: 'https://a.example/', label: null }], [true, null]] as const) {
      world = openFeedWorld(isStrict);
      const { id } = (await world.write(actors.super, { linkPreview: { url: 'https://a.example/', label: null } })).body;
      expect((await world.save(actors.super, id, { body: 'x' })).body.linkPreview).toEqual(expected);
    }
  });

  test('core §6: a unit administrator saves the own drafts, and what is published in the own nodes', async () => {
    const foreign = (await world.write(actors.super)).body.id;
    const own = (await world.write(actors.unit)).body.id;
    expect((await world.save(actors.unit, foreign, { body: 'x' })).status).toBe(403);
    expect((await world.save(actors.unit, own, { body: 'x' })).status).toBe(200);
    await world.publish(foreign, 'Heron Bay Lodge');
    expect((await world.save(actors.unit, foreign, { body: 'x' })).status).toBe(200);
    await world.publish(own, 'Islands Region');
    expect((await world.save(actors.unit, own, { body: 'x' })).status).toBe(403);
    expect((await read(actors.unit, own)).status).toBe(200);
  });

  test('decisions-content N1: saving a post is refused where the page may only be read', async () => {
    const page = world.idOf("SELECT id FROM content_instances WHERE name = 'Staff Recognition'");
    const itemId = world.idOf('SELECT id FROM content_items WHERE content_instance_id = ? AND is_published = 1', page);
    await world.publish(itemId, 'Heron Bay Lodge');
    expect((await world.call(actors.unit, 'updateSocialFeedItem', { parameters: { id: page, itemId }, body: {} })).status).toBe(403);
  });

  test('Saving a post that is gone, or is on another page, finds nothing', async () => {
    const { id } = (await world.write(actors.super)).body;
    const page = world.idOf("SELECT id FROM content_instances WHERE name = 'Staff Recognition'");
    expect((await world.call(actors.super, 'updateSocialFeedItem', { parameters: { id: page, itemId: id }, body: {} })).status).toBe(404);
    expect((await world.call(actors.super, 'deleteSocialFeedItem', { parameters: { id: world.feedId, itemId: id } })).status).toBe(204);
    expect((await world.save(actors.super, id, { body: 'x' })).status).toBe(404);
  });
});

describe('The list of posts', () => {
  test('The list of posts has pages, newest first, without gap or repetition', async () => {
    const whole = await list(actors.super);
    expect(whole.results).toHaveLength(whole.totalElementCount);
    expect(whole.results.map(({ createdUtc }) => createdUtc)).toEqual(whole.results.map(({ createdUtc }) => createdUtc).toSorted().toReversed());
    const pages = await Promise.all([0, 1, 2, 3].map((page) => list(actors.super, { page, size: 9 })));
    expect(pages.flatMap(({ results }) => results)).toEqual(whole.results.slice(0, 36));
    expect(pages[1]).toMatchObject({ page: 1, pageSize: 9, totalElementCount: whole.totalElementCount });
    expect((await list(actors.super, { page: 900, size: 10 })).results).toEqual([]);
  });

  test.each(['superAsUnit', 'unit', 'staff'] as const)('The list of posts holds what %s may read, and nothing else', async (name) => {
    const { results, totalElementCount } = await list(actors[name]);
    expect(results).toHaveLength(totalElementCount);
    const readable: string[] = [];
    for (const { id } of (await list(actors.super)).results) if ((await read(actors[name], id)).status === 200) readable.push(id);
    expect(results.map(({ id }) => id)).toEqual(readable);
  });

  test('The list of posts is refused on a page that may not be read, and missing in another tenant', async () => {
    const pulse = world.idOf("SELECT id FROM content_instances WHERE name = 'Pulse Checks'");
    expect((await world.call(actors.unit, 'listSurveyItems', { parameters: { id: pulse, page: 0, size: 10 } })).status).toBe(403);
    expect((await world.call(actors.solo, 'listSocialFeedItems', { parameters: { id: world.feedId, page: 0, size: 10 } })).status).toBe(404);
  });
});

describe('The posts published to a node', () => {
  const published = async (scope: TestScope, nodeName: string, parameters: Record<string, number> = {}) =>
    world.call<Posts>(scope, 'listPublishedSocialFeedItems', { parameters: { id: world.feedId, nodeId: world.node(nodeName), page: 0, size: 99, ...parameters } });

  test('The posts published to a node are listed pinned ones first, then by the latest publication', async () => {
    const [older, newer, pinned] = [(await world.write(actors.super)).body.id, (await world.write(actors.super)).body.id, (await world.write(actors.super)).body.id];
    await world.publish(pinned, 'Heron Bay Lodge', { pinUntilUtc: '2026-12-01T00:00:00Z' });
    await world.publish(older, 'Heron Bay Lodge');
    world.database.prepare("UPDATE publications SET published_at_utc = '2026-11-20T00:00:00.000Z' WHERE content_item_id IN (?, ?)").run(older, pinned);
    await world.publish(newer, 'Heron Bay Lodge');
    const { results, totalElementCount } = (await published(actors.unit, 'Heron Bay Lodge')).body;
    const place = (id: string) => results.findIndex((each) => each.id === id);
    expect(results.findLastIndex(({ isPinned }) => isPinned)).toBe(results.filter(({ isPinned }) => isPinned).length - 1);
    expect(place(pinned)).toBeLessThan(place(newer));
    expect(place(newer)).toBeLessThan(place(older));
    expect((await published(actors.super, 'Heron Bay Lodge', { page: totalElementCount - 1, size: 1 })).body.results).toEqual(results.slice(-1));
  });

  test('The posts published to a node are refused at a node out of reach, and missing at a node of another tenant', async () => {
    expect((await published(actors.unit, 'Islands Region')).status).toBe(403);
    expect((await published(actors.unit, 'Harbour Care')).status).toBe(200);
    expect((await published(actors.super, 'Wascana Court')).status).toBe(404);
  });
});
