import { beforeEach, describe, expect, test } from 'vitest';
import { change, queryCount } from '../../database/query.ts';
import { actors, type TestScope } from '../testWorld.ts';
import { type FeedWorld, openFeedWorld } from './feedWorld.ts';

interface Comment {
  id: string;
  body: string;
  user: { name: string };
  createdUtc: string;
  isHidden: boolean;
}

interface Page<Row> {
  results: Row[];
  totalElementCount: number;
}

let world: FeedWorld;
let itemId: string;
let nodeId: string;
beforeEach(async () => {
  world = openFeedWorld();
  nodeId = world.node('Heron Bay Lodge');
  itemId = (await world.write(actors.unit, { body: 'Ferry plan, "winter"' })).body.id;
  await world.publish(itemId, 'Heron Bay Lodge');
});

const at = (more: Record<string, string | number> = {}) => ({ id: world.feedId, itemId, nodeId, page: 0, size: 10, ...more });
const comment = (scope: TestScope, body: string, parameters = at()) => world.call<Comment>(scope, 'createSocialFeedItemComment', { parameters, body: { body } });
const comments = async () => (await world.call<Page<Comment>>(actors.super, 'listSocialFeedItemComments', { parameters: at() })).body;
const post = async () => (await world.call<{ commentsCount: number; likesCount: number }>(actors.super, 'getSocialFeedItem', { parameters: at() })).body;
const each = ['listSocialFeedItemComments', 'listSocialFeedItemLikes', 'listSocialFeedItemReadConfirmations', 'downloadSocialFeedItemLikes', 'downloadSocialFeedItemReadConfirmations'];

describe('A comment', () => {
  test('A comment is added, counted, hidden, shown and deleted', async () => {
    const made = await comment(actors.super, ' Well done. ');
    expect(made).toMatchObject({ status: 201, body: { body: 'Well done.', isHidden: false, user: { name: 'Margaret Chen-Whitaker' } } });
    expect(await comments()).toMatchObject({ results: [made.body], totalElementCount: 1 });
    expect((await post()).commentsCount).toBe(1);
    const parameters = at({ commentId: made.body.id });
    expect((await world.call(actors.unit, 'hideSocialFeedItemComment', { parameters })).body).toEqual({ ...made.body, isHidden: true });
    expect((await comments()).results).toMatchObject([{ isHidden: true }]);
    expect((await world.call(actors.unit, 'showSocialFeedItemComment', { parameters })).body).toEqual(made.body);
    expect((await world.call(actors.unit, 'deleteSocialFeedItemComment', { parameters })).status).toBe(204);
    expect((await world.call(actors.unit, 'deleteSocialFeedItemComment', { parameters })).status).toBe(404);
    expect((await post()).commentsCount).toBe(0);
  });

  test('A comment is listed newest first, ten a page', async () => {
    for (let number = 0; number < 12; number += 1) await comment(actors.super, `Number ${number}`);
    change(world.database, "UPDATE comments SET created_utc = printf('2026-11-21T14:%02d:00.000Z', substr(body, 8)) WHERE content_item_id = ?", itemId);
    expect((await comments()).results.map(({ body }) => body)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((number) => `Number ${number}`));
    const second = await world.call<Page<Comment>>(actors.super, 'listSocialFeedItemComments', { parameters: at({ page: 1 }) });
    expect(second.body).toMatchObject({ totalElementCount: 12, results: [{ body: 'Number 1' }, { body: 'Number 0' }] });
  });

  test('A comment needs text, and a post that is published at the node', async () => {
    expect(await comment(actors.super, ' \n')).toMatchObject({ status: 400, body: { errors: { body: ['Comment is required.'] } } });
    expect((await comment(actors.super, 'x', at({ nodeId: world.node('North Region') }))).status).toBe(404);
    await world.call(actors.super, 'unpublishContentItem', { parameters: { id: nodeId, itemId } });
    expect((await comment(actors.super, 'x')).status).toBe(404);
  });

  test('decisions-content A24: a comment is refused while the page has comments switched off, and what was written stays readable', async () => {
    await comment(actors.super, 'Before');
    change(world.database, 'UPDATE content_instances SET enable_comments = 0 WHERE id = ?', world.feedId);
    expect(await comment(actors.super, 'x')).toMatchObject({ status: 403, body: { message: 'Comments are switched off on this page.' } });
    expect((await comments()).totalElementCount).toBe(1);
  });

  test('A comment is written by readers, and deleted by its author or those who may change the post', async () => {
    expect((await comment(actors.superAsUnit, 'x')).status).toBe(403);
    await world.publish(itemId, 'Harbour Care');
    const parameters = at({ nodeId: world.node('Harbour Care') });
    const made = await comment(actors.staff, 'Thanks', parameters);
    expect(made.status).toBe(201);
    const others = { ...parameters, commentId: (await comment(actors.super, 'Mine', parameters)).body.id };
    expect((await world.call(actors.staff, 'deleteSocialFeedItemComment', { parameters: others })).status).toBe(403);
    // The root is above the unit administrator's nodes: they may read there, but change nothing.
    for (const operation of ['hideSocialFeedItemComment', 'showSocialFeedItemComment', 'deleteSocialFeedItemComment']) expect((await world.call(actors.unit, operation, { parameters: others })).status).toBe(403);
    expect((await world.call(actors.staff, 'deleteSocialFeedItemComment', { parameters: { ...parameters, commentId: made.body.id } })).status).toBe(204);
  });

  test('A comment can still be deleted when its post has moved or is a draft again', async () => {
    const parameters = at({ commentId: (await comment(actors.super, 'x')).body.id });
    await world.call(actors.super, 'unpublishContentItem', { parameters: { id: nodeId, itemId } });
    expect((await world.call(actors.super, 'deleteSocialFeedItemComment', { parameters: { ...parameters, nodeId: world.node('North Region') } })).status).toBe(404);
    expect((await world.call(actors.super, 'deleteSocialFeedItemComment', { parameters })).status).toBe(204);
  });

  test('A comment is not found below another post', async () => {
    const other = world.idOf('SELECT id FROM comments WHERE content_item_id <> ? AND tenant_id = ?', itemId, actors.super.tenantId);
    for (const operation of ['hideSocialFeedItemComment', 'showSocialFeedItemComment', 'deleteSocialFeedItemComment']) {
      expect((await world.call(actors.super, operation, { parameters: at({ commentId: other }) })).status).toBe(404);
    }
  });
});

describe('Likes and read confirmations', () => {
  beforeEach(() => {
    for (const [number, username] of ['super', 'unit', 'staff'].entries()) {
      const createdUtc = `2026-11-21T1${number}:00:00.000Z`;
      change(world.database, 'INSERT INTO likes (id, tenant_id, content_item_id, user_id, created_utc) SELECT ?, ?, ?, id, ? FROM users WHERE username = ?', crypto.randomUUID(), actors.super.tenantId, itemId, createdUtc, username);
      const node = username === 'staff' ? null : nodeId;
      change(world.database, 'INSERT INTO read_confirmations (content_item_id, user_id, organization_node_id, created_utc) SELECT ?, id, ?, ? FROM users WHERE username = ?', itemId, node, createdUtc, username);
    }
  });

  test('Likes and read confirmations are listed newest first with their count', async () => {
    const likes = await world.call<Page<{ user: { name: string } }>>(actors.unit, 'listSocialFeedItemLikes', { parameters: at({ size: 2 }) });
    expect(likes.body).toMatchObject({ totalElementCount: 3, results: [{ user: { name: 'Jordan Okafor' } }, { user: { name: 'Noémie Tremblay' } }] });
    expect((await post()).likesCount).toBe(3);
    const confirmed = await world.call<Page<unknown>>(actors.unit, 'listSocialFeedItemReadConfirmations', { parameters: at() });
    expect(confirmed.body).toMatchObject({
      totalElementCount: 3,
      results: [{ user: { name: 'Jordan Okafor' }, organizationNode: null, createdUtc: '2026-11-21T12:00:00.000Z' }, { organizationNode: { name: 'Heron Bay Lodge' } }, {}],
    });
  });

  test.each([
    ['downloadSocialFeedItemLikes', 'likes-ferry-plan-winter.csv'],
    ['downloadSocialFeedItemReadConfirmations', 'read-confirmations-ferry-plan-winter.csv'],
  ])('Likes and read confirmations are all in one file: %s', async (operation, name) => {
    const { file } = await world.call(actors.unit, operation, { parameters: at() });
    expect(file).toMatchObject({ downloadName: name, contentType: 'text/csv; charset=utf-8' });
    const lines = Buffer.from(file?.bytes ?? []).toString('utf8').slice(1).split('\r\n');
    expect(lines).toEqual(['User,Date', 'Jordan Okafor,2026-11-21T12:00:00.000Z', 'Noémie Tremblay,2026-11-21T11:00:00.000Z', 'Margaret Chen-Whitaker,2026-11-21T10:00:00.000Z', '']);
  });

  test.each(each)('The operation %s is for administrators who may read the post', async (operation) => {
    expect((await world.call(actors.superAsUnit, operation, { parameters: at() })).status).toBe(403);
    expect((await world.call(actors.solo, operation, { parameters: at() })).status).toBe(404);
    await world.publish(itemId, 'Harbour Care');
    expect((await world.call(actors.staff, operation, { parameters: at() })).status).toBe(403);
    expect((await world.call(actors.superAsUnit, operation, { parameters: at() })).status).toBe(200);
  });

  test('Likes and read confirmations are deleted with their post', async () => {
    await world.call(actors.super, 'deleteSocialFeedItem', { parameters: at() });
    for (const table of ['likes', 'read_confirmations', 'comments']) expect(queryCount(world.database, `SELECT count(*) FROM ${table} WHERE content_item_id = ?`, itemId)).toBe(0);
  });
});
