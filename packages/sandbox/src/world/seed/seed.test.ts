import { describe, expect, test } from 'vitest';
import { openDatabase } from './openDatabase.ts';
import { queryAll, queryCount, queryFirst } from '../database/query.ts';
import { tenantIdOf } from './storeTenant.ts';

const now = new Date('2026-11-21T15:00:00Z');
const database = openDatabase({ folder: ':memory:', seed: 'small', reset: false, now });
const harbour = tenantIdOf('harbourcare');
const countIn = (table: string, tenantId: string) => queryCount(database, `SELECT count(*) FROM ${table} WHERE tenant_id = ?`, tenantId);

describe('Harbour Care', () => {
  test('Harbour Care has twelve pages, sixty people and 140 items', () => {
    expect([countIn('content_instances', harbour), countIn('tenant_members', harbour), countIn('content_items', harbour)]).toEqual([12, 60, 140]);
  });

  test('Harbour Care has a tree down to depth 4', () => {
    expect(queryCount(database, 'SELECT max(depth) FROM organization_nodes WHERE tenant_id = ?', harbour)).toBe(4);
  });

  test('Harbour Care has items in every state', () => {
    const count = (where: string) =>
      queryCount(
        database,
        `SELECT count(*) FROM content_items i LEFT JOIN publications p ON p.content_item_id = i.id LEFT JOIN schedules s ON s.content_item_id = i.id WHERE i.tenant_id = ? AND ${where}`,
        harbour,
      );
    expect({
      draft: count('p.content_item_id IS NULL AND s.content_item_id IS NULL'),
      published: count('p.content_item_id IS NOT NULL AND p.pin_until_utc IS NULL AND s.content_item_id IS NULL'),
      pinned: count('p.pin_until_utc IS NOT NULL'),
      scheduled: count('s.content_item_id IS NOT NULL AND s.frequency IS NULL'),
      recurring: count('s.frequency IS NOT NULL'),
    }).toEqual({ draft: 30, published: 80, pinned: 10, scheduled: 10, recurring: 10 });
  });

  test('Harbour Care has some items whose author is unknown', () => {
    expect(queryCount(database, 'SELECT count(*) FROM content_items WHERE tenant_id = ? AND author_id IS NULL', harbour)).toBe(6);
  });

  test('Harbour Care has activity on each of the last 75 days, and views of items', () => {
    const days = queryAll<{ date: string }>(database, 'SELECT DISTINCT activity_date AS date FROM activity_days WHERE tenant_id = ? ORDER BY date', harbour);
    expect(days).toHaveLength(75);
    expect(days.at(-1)?.date).toBe('2026-11-21');
    expect(countIn('content_views', harbour)).toBeGreaterThan(1000);
  });

  test('Everyone in Harbour Care was last seen when they were last active', () => {
    const other = `SELECT count(*) FROM tenant_members m WHERE m.tenant_id = ? AND substr(m.last_activity_utc, 1, 10)
      <> (SELECT max(activity_date) FROM activity_days a WHERE a.tenant_id = m.tenant_id AND a.user_id = m.user_id)`;
    expect(queryCount(database, other, harbour)).toBe(0);
  });
});

test('Prairie Homes has four pages and chat switched off', () => {
  const prairie = tenantIdOf('prairiehomes');
  expect(countIn('content_instances', prairie)).toBe(4);
  expect(queryFirst(database, 'SELECT is_chat_enabled FROM tenants WHERE id = ?', prairie)).toMatchObject({ is_chat_enabled: 0 });
});

test('Summit Living has no organization', () => {
  expect(countIn('organization_nodes', tenantIdOf('summitliving'))).toBe(0);
});

test('no seeded row refers to what does not exist', () => {
  expect(database.prepare('PRAGMA foreign_key_check').all()).toEqual([]);
});

test('the seeded world is the same every time', () => {
  const ids = (world: typeof database) => queryAll(world, 'SELECT id, author_id, created_utc, organization_node_id FROM content_items ORDER BY id');
  expect(ids(openDatabase({ folder: ':memory:', seed: 'small', reset: false, now }))).toEqual(ids(database));
});
