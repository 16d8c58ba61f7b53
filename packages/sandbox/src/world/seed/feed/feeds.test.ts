import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { queryAll, queryCount } from '../../database/query.ts';
import { contentTypeId } from '../../reference/contentTypes.ts';
import { actors, openTestWorld, tenants } from '../../areas/testWorld.ts';
import { scenes } from '../pictures/scenes.ts';
import { harbourDetails } from './harbourDetails.ts';
import { prairieDetails } from './prairieDetails.ts';

const world = openTestWorld();
const posts = queryAll<{ id: string; tenant_id: string; content_instance_id: string; body: string; created_utc: string }>(
  world.database,
  'SELECT * FROM content_items WHERE content_type_id = ?',
  contentTypeId('SocialFeed'),
);

describe.each([['Harbour Care', tenants.harbour], ['Prairie Homes', tenants.prairie]])('The feeds of %s', (_name, tenantId) => {
  const own = posts.filter((post) => post.tenant_id === tenantId);
  const count = (sql: string) => queryCount(world.database, `SELECT count(DISTINCT i.id) FROM content_items i ${sql} WHERE i.tenant_id = ? AND i.content_type_id = ?`, tenantId, contentTypeId('SocialFeed'));

  test('The seeded feeds have forty posts and more, some of them long, with pictures, comments, likes, and of every state', () => {
    expect(own.length).toBeGreaterThanOrEqual(40);
    expect(own.filter(({ body }) => body.includes('\n\n')).length).toBeGreaterThanOrEqual(8);
    for (const table of ['content_files f ON f', 'comments c ON c', 'likes l ON l', 'schedules s ON s']) expect(count(`JOIN ${table}.content_item_id = i.id`), table).toBeGreaterThan(1);
    expect(count('JOIN publications p ON p.content_item_id = i.id AND p.pin_until_utc IS NOT NULL')).toBeGreaterThan(1);
    expect(count('JOIN schedules s ON s.content_item_id = i.id AND s.frequency IS NOT NULL')).toBeGreaterThan(0);
  });

  test('The seeded feeds mention only people who exist', () => {
    const known = new Set(queryAll<{ username: string }>(world.database, 'SELECT u.username FROM users u JOIN tenant_members m ON m.user_id = u.id WHERE m.tenant_id = ?', tenantId).map(({ username }) => username));
    const written = [...own.map(({ body }) => body), ...queryAll<{ body: string }>(world.database, 'SELECT body FROM comments WHERE tenant_id = ?', tenantId).map(({ body }) => body)];
    const mentioned = written.flatMap((text) => [...text.matchAll(/@([\p{L}\d]+)/gu)].map(([, name = '']) => name));
    expect(mentioned.length).toBeGreaterThan(5);
    expect(mentioned.filter((name) => !known.has(name))).toEqual([]);
  });
});

describe('Read confirmations', () => {
  const asking = queryAll<{ id: string; body: string; published: string | null; confirmed: number; early: number; elsewhere: number }>(
    world.database,
    `WITH RECURSIVE reach (root, id) AS (SELECT id, id FROM organization_nodes UNION ALL SELECT r.root, n.id FROM organization_nodes n JOIN reach r ON n.parent_id = r.id)
     SELECT i.id, i.body, p.published_at_utc AS published, count(c.user_id) AS confirmed, total(c.created_utc < p.published_at_utc) AS early,
       total(c.user_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM user_roles u JOIN roles o ON o.id = u.role_id JOIN reach r ON r.id = o.organization_node_id WHERE u.user_id = c.user_id AND r.root = p.organization_node_id)) AS elsewhere
     FROM content_items i LEFT JOIN publications p ON p.content_item_id = i.id LEFT JOIN read_confirmations c ON c.content_item_id = i.id
     WHERE i.require_read_confirmation = 1 GROUP BY i.id`,
  );

  test('Read confirmations belong to published posts that ask for them alone', () => {
    expect(queryCount(world.database, 'SELECT count(*) FROM read_confirmations c JOIN content_items i ON i.id = c.content_item_id WHERE i.require_read_confirmation = 0')).toBe(0);
    expect(asking.filter(({ published, confirmed }) => published === null && confirmed > 0)).toEqual([]);
    expect(asking.map(({ body }) => body.slice(0, 23))).toContain('Medication safety alert');
    expect(asking.filter(({ confirmed }) => confirmed >= 5).length).toBeGreaterThan(5);
  });

  test('Read confirmations are given by people who work where the post is published, and after it was', () => {
    expect(asking.filter(({ early, elsewhere }) => early + elsewhere > 0)).toEqual([]);
  });
});

test('Every detail belongs to a post', () => {
  const beginnings = Object.keys({ ...harbourDetails, ...prairieDetails });
  expect(beginnings.filter((beginning) => posts.filter(({ body }) => body.startsWith(beginning)).length !== 1)).toEqual([]);
});

test('A picture of a seeded post is read, with its thumbnail, and restored after it was deleted', async () => {
  const [post] = queryAll<{ item: string; page: string; name: string; thumbnail: string; size: number }>(
    world.database,
    'SELECT content_item_id AS item, content_instance_id AS page, file_name AS name, thumbnail, size_bytes AS size FROM content_files WHERE tenant_id = ?',
    tenants.harbour,
  );
  for (const name of [post?.name, post?.thumbnail]) {
    const { status, stored } = await world.call(actors.super, 'getContentFile', { parameters: { name } });
    expect([status, stored?.contentType]).toEqual([200, 'image/jpeg']);
    expect([...world.storage.readPart(stored?.key ?? '', 0, 3)]).toEqual([0xff, 0xd8, 0xff]);
  }
  expect(world.storage.size(`content/${post?.name}`)).toBe(post?.size);
  await world.call(actors.super, 'deleteContentFile', { parameters: { name: post?.name } });
  expect(world.storage.read(`content/${post?.name}`)).toHaveLength(post?.size ?? 0);
});

test('Every scene has been rendered', () => {
  const isDrawn = (file: string) => existsSync(join(import.meta.dirname, '../pictures/drawn', file));
  expect(Object.keys(scenes).filter((name) => !isDrawn(`${name}.jpg`) || !isDrawn(`${name}.thumbnail.jpg`))).toEqual([]);
});
