import { beforeEach, describe, expect, test } from 'vitest';
import { queryFirst } from '../../database/query.ts';
import { actors, openTestWorld, testNow, type TestScope, type TestWorld } from '../testWorld.ts';
import { occurrenceAt } from './recurrence.ts';
import { runDueSchedules } from './runDueSchedules.ts';

interface Item {
  isPublished: boolean;
  isPublicationScheduled: boolean;
  isPinned: boolean;
}

let world: TestWorld;
beforeEach(() => {
  world = openTestWorld();
});

const idOf = (sql: string, ...values: string[]) => queryFirst<{ id: string }>(world.database, sql, ...values)?.id ?? '';
const node = (name: string) => idOf('SELECT id FROM organization_nodes WHERE name = ?', name);
const draft = () => idOf("SELECT i.id FROM content_items i JOIN content_instances p ON p.id = i.content_instance_id WHERE p.name = 'News and Announcements' AND i.is_published = 0 AND i.id NOT IN (SELECT content_item_id FROM schedules)");
const ask = (operation: string, nodeName: string, body: Record<string, unknown> | undefined, scope: TestScope = actors.super, itemId?: string) =>
  world.call<Item>(scope, operation, { parameters: { id: node(nodeName), itemId }, body });

describe('publishing', () => {
  test('makes a draft published and pinned, and unpublishing makes it a draft again', async () => {
    const contentItemId = draft();
    const published = await ask('publishContentItem', 'North Region', { contentItemId, pinUntilUtc: '2026-12-05T15:00:00Z' });
    expect(published.body).toMatchObject({ isPublished: true, isPinned: true });
    expect((await ask('unpinContentItem', 'North Region', undefined, actors.super, contentItemId)).status).toBe(204);
    expect((await ask('unpublishContentItem', 'North Region', undefined, actors.super, contentItemId)).status).toBe(204);
    expect((await ask('unpublishContentItem', 'North Region', undefined, actors.super, contentItemId)).status).toBe(404);
  });

  test('is refused at a node that takes no publications', async () => {
    expect((await ask('publishContentItem', 'Shared Services', { contentItemId: draft() })).status).toBe(403);
  });

  test('is refused to a unit administrator outside the own nodes', async () => {
    expect((await ask('publishContentItem', 'Islands Region', { contentItemId: draft() }, actors.unit)).status).toBe(403);
    expect((await ask('publishContentItem', 'Heron Bay Lodge', { contentItemId: draft() }, actors.unit)).status).toBe(200);
  });
});

describe('a schedule', () => {
  test('publishes when its time has come, and not before', async () => {
    const contentItemId = draft();
    const scheduled = await ask('scheduleContentItem', 'North Region', { contentItemId, publicationUtc: '2026-11-21T16:00:00Z' });
    expect(scheduled.body).toMatchObject({ isPublished: false, isPublicationScheduled: true });
    expect(runDueSchedules(world.database, testNow)).toBe(0);
    expect(runDueSchedules(world.database, new Date('2026-11-21T16:00:00Z'))).toBe(1);
    expect(queryFirst(world.database, 'SELECT is_published FROM content_items WHERE id = ?', contentItemId)).toMatchObject({ is_published: 1 });
  });

  test('is refused in the past', async () => {
    expect((await ask('scheduleContentItem', 'North Region', { contentItemId: draft(), publicationUtc: '2026-11-21T14:58:00Z' })).status).toBe(400);
  });

  test('A schedule that repeats makes up for missed dates and ends with the last', async () => {
    const contentItemId = draft();
    await ask('scheduleRecurrentPublication', 'North Region', { contentItemId, startDate: '2026-11-22T08:00:00Z', frequency: 'Daily', interval: 0, occurrences: 3, pinEachPublicationForDays: 1 });
    const runs = () => runDueSchedules(world.database, new Date('2026-11-23T09:00:00Z'));
    expect(runs()).toBeGreaterThanOrEqual(2);
    expect(queryFirst(world.database, 'SELECT publication_utc, completed_occurrences FROM schedules WHERE content_item_id = ?', contentItemId)).toMatchObject({
      publication_utc: '2026-11-24T08:00:00.000Z',
      completed_occurrences: 2,
    });
    runDueSchedules(world.database, new Date('2026-11-24T09:00:00Z'));
    expect(queryFirst(world.database, 'SELECT 1 FROM schedules WHERE content_item_id = ?', contentItemId)).toBeUndefined();
  });
});

describe('a recurrence', () => {
  const from = { interval: 1, occurrences: 0, startDate: '2027-01-31T09:00:00Z' };

  test('A recurrence of the 31st falls on the last day of shorter months', () => {
    expect([1, 2, 3].map((number) => occurrenceAt({ ...from, frequency: 'Monthly' }, number)?.slice(0, 10))).toEqual(['2027-02-28', '2027-03-31', '2027-04-30']);
  });

  test('A recurrence with the frequency None happens once', () => {
    expect(occurrenceAt({ ...from, frequency: 'None' }, 0)).toBe('2027-01-31T09:00:00.000Z');
    expect(occurrenceAt({ ...from, frequency: 'None' }, 1)).toBeNull();
  });
});
