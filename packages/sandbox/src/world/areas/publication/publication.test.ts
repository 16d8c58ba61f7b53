import { beforeEach, describe, expect, test } from 'vitest';
import { queryFirst } from '../../database/query.ts';
import { actors, openTestWorld, testNow, type TestScope, type TestWorld } from '../testWorld.ts';
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
  test('Publishing makes a draft published and pinned, and unpublishing makes it a draft again', async () => {
    const contentItemId = draft();
    const published = await ask('publishContentItem', 'North Region', { contentItemId, pinUntilUtc: '2026-12-05T15:00:00Z' });
    expect(published.body).toMatchObject({ isPublished: true, isPinned: true });
    expect((await ask('unpinContentItem', 'North Region', undefined, actors.super, contentItemId)).status).toBe(204);
    expect((await ask('unpublishContentItem', 'North Region', undefined, actors.super, contentItemId)).status).toBe(204);
    expect((await ask('unpublishContentItem', 'North Region', undefined, actors.super, contentItemId)).status).toBe(404);
  });

  test('Publishing is refused at a node that accepts no publications', async () => {
    expect((await ask('publishContentItem', 'Shared Services', { contentItemId: draft() })).status).toBe(403);
  });

  test('Publishing is refused to a unit administrator outside the own nodes', async () => {
    expect((await ask('publishContentItem', 'Islands Region', { contentItemId: draft() }, actors.unit)).status).toBe(403);
    expect((await ask('publishContentItem', 'Heron Bay Lodge', { contentItemId: draft() }, actors.unit)).status).toBe(200);
  });
});

describe('a schedule', () => {
  test('A schedule publishes when its time has come, and not before', async () => {
    const contentItemId = draft();
    const scheduled = await ask('scheduleContentItem', 'North Region', { contentItemId, publicationUtc: '2026-11-21T16:00:00Z' });
    expect(scheduled.body).toMatchObject({ isPublished: false, isPublicationScheduled: true });
    expect(runDueSchedules(world.database, testNow, 'UTC')).toBe(0);
    expect(runDueSchedules(world.database, new Date('2026-11-21T16:00:00Z'), 'UTC')).toBe(1);
    expect(queryFirst(world.database, 'SELECT is_published FROM content_items WHERE id = ?', contentItemId)).toMatchObject({ is_published: 1 });
  });

  test('A schedule is refused in the past', async () => {
    expect((await ask('scheduleContentItem', 'North Region', { contentItemId: draft(), publicationUtc: '2026-11-21T14:58:00Z' })).status).toBe(400);
  });

  test('A schedule that repeats makes up for missed dates and ends with the last', async () => {
    const contentItemId = draft();
    await ask('scheduleRecurrentPublication', 'North Region', { contentItemId, startDate: '2026-11-22T08:00:00Z', frequency: 'Daily', interval: 0, occurrences: 3, pinEachPublicationForDays: 1 });
    const runs = () => runDueSchedules(world.database, new Date('2026-11-23T09:00:00Z'), 'UTC');
    expect(runs()).toBeGreaterThanOrEqual(2);
    expect(queryFirst(world.database, 'SELECT publication_utc, completed_occurrences FROM schedules WHERE content_item_id = ?', contentItemId)).toMatchObject({
      publication_utc: '2026-11-24T08:00:00.000Z',
      completed_occurrences: 2,
    });
    runDueSchedules(world.database, new Date('2026-11-24T09:00:00Z'), 'UTC');
    expect(queryFirst(world.database, 'SELECT 1 FROM schedules WHERE content_item_id = ?', contentItemId)).toBeUndefined();
  });
});

describe('The right to publish', () => {
  const nodesOf = (contentItemId: string) =>
    queryFirst(world.database, 'SELECT p.organization_node_id AS published, s.organization_node_id AS scheduled FROM content_items i LEFT JOIN publications p ON p.content_item_id = i.id LEFT JOIN schedules s ON s.content_item_id = i.id WHERE i.id = ?', contentItemId);

  test('core §5: a refusal to publish uses the words of the panel, and names the role', async () => {
    const { status, body } = await ask('publishContentItem', 'Islands Region', { contentItemId: draft() }, actors.unit);
    expect(status).toBe(403);
    expect(body).toMatchObject({ message: "You are not allowed to publish on this node. The role 'Unit administrator, North Region' does not allow it at 'Islands Region'." });
  });

  test('decisions-content N1: the right to publish needs the grant to write on the page', async () => {
    const recognition = idOf("SELECT i.id FROM content_items i JOIN content_instances p ON p.id = i.content_instance_id WHERE p.name = 'Staff Recognition' AND i.is_published = 0");
    for (const operation of ['publishContentItem', 'scheduleContentItem', 'scheduleRecurrentPublication']) {
      const body = { contentItemId: recognition, publicationUtc: '2026-11-25T10:00:00Z', startDate: '2026-11-25T10:00:00Z' };
      expect((await ask(operation, 'Heron Bay Lodge', body, actors.unit)).status, operation).toBe(403);
    }
  });

  test('The right to publish does not let a unit remove what is published or scheduled above it', async () => {
    const later = { publicationUtc: '2026-11-25T10:00:00Z' };
    const recurrence = { startDate: '2026-11-25T10:00:00Z', frequency: 'Daily', interval: 1, occurrences: 2, pinEachPublicationForDays: 1 };
    const contentItemId = draft();
    for (const [put, body] of [['publishContentItem', {}], ['scheduleContentItem', later]] as const) {
      await ask(put, 'Harbour Care', { contentItemId, ...body });
      const before = nodesOf(contentItemId);
      expect((await ask('publishContentItem', 'Heron Bay Lodge', { contentItemId }, actors.unit)).status).toBe(403);
      expect((await ask('scheduleContentItem', 'Heron Bay Lodge', { contentItemId, ...later }, actors.unit)).status).toBe(403);
      expect((await ask('rescheduleContentItem', 'Heron Bay Lodge', { contentItemId, ...later }, actors.unit)).status).toBe(403);
      expect((await ask('scheduleRecurrentPublication', 'Heron Bay Lodge', { contentItemId, ...recurrence }, actors.unit)).status).toBe(403);
      expect(nodesOf(contentItemId)).toEqual(before);
      await ask('unpublishContentItem', 'Harbour Care', undefined, actors.super, contentItemId);
    }
    expect((await ask('rescheduleContentItem', 'North Region', { contentItemId, ...later })).status).toBe(200);
    expect((await ask('publishContentItem', 'Heron Bay Lodge', { contentItemId }, actors.unit)).status).toBe(200);
    expect(nodesOf(contentItemId)).toEqual({ published: node('Heron Bay Lodge'), scheduled: null });
  });

  test('The right to publish includes unpublishing at a node that no longer accepts publications', async () => {
    const contentItemId = draft();
    await ask('publishContentItem', 'North Region', { contentItemId, pinUntilUtc: '2026-12-05T15:00:00Z' });
    await ask('scheduleContentItem', 'North Region', { contentItemId, publicationUtc: '2026-11-25T10:00:00Z' });
    await ask('updateOrganizationNode', 'North Region', { name: 'North Region', publishEnabled: false });
    expect((await ask('publishContentItem', 'North Region', { contentItemId })).status).toBe(403);
    for (const operation of ['cancelScheduledPublication', 'unpinContentItem', 'unpublishContentItem']) {
      expect((await ask(operation, 'North Region', undefined, actors.unit, contentItemId)).status, operation).toBe(204);
    }
  });
});

describe('A scheduled item', () => {
  const item = async (itemId: string) => (await world.call<Item & { scheduledPublication: unknown; publishedContentItem: unknown }>(actors.super, 'getSocialFeedItem', { parameters: { id: idOf("SELECT id FROM content_instances WHERE name = 'News and Announcements'"), itemId } })).body;

  test('core §4: a scheduled item is published by the clock with its pin, or immediately by Publish Now', async () => {
    const first = draft();
    await ask('scheduleContentItem', 'North Region', { contentItemId: first, publicationUtc: '2026-11-22T09:00:00Z', pinUntilUtc: '2026-11-24T09:00:00Z' });
    const second = draft();
    await ask('scheduleContentItem', 'North Region', { contentItemId: second, publicationUtc: '2026-11-22T09:00:00Z', pinUntilUtc: '2026-11-24T09:00:00Z' });
    const now = await ask('publishContentItem', 'North Region', { contentItemId: second, pinUntilUtc: '2026-11-24T09:00:00Z' });
    expect(now.body).toMatchObject({ isPublished: true, isPinned: true, isPublicationScheduled: false, scheduledPublication: null });
    world.moveTo('2026-11-22T08:59:59Z');
    expect(await item(first)).toMatchObject({ isPublished: false, isPublicationScheduled: true });
    world.moveTo('2026-11-22T09:00:00Z');
    expect(await item(first)).toMatchObject({ isPublished: true, isPinned: true, scheduledPublication: null, publishedContentItem: { publishedAtUtc: '2026-11-22T09:00:00.000Z' } });
    world.moveTo('2026-11-24T09:00:00Z');
    expect(await item(first)).toMatchObject({ isPinned: false, publishedContentItem: { pinUntilUtc: null } });
  });

  test('core §4: a scheduled item is moved to another date, and a draft again when it is cancelled', async () => {
    const contentItemId = draft();
    await ask('scheduleContentItem', 'North Region', { contentItemId, publicationUtc: '2026-11-22T09:00:00Z' });
    await ask('rescheduleContentItem', 'Heron Bay Lodge', { contentItemId, publicationUtc: '2026-11-23T09:00:00+01:00' });
    expect(await item(contentItemId)).toMatchObject({ scheduledPublication: { organizationNodeId: node('Heron Bay Lodge'), publicationUtc: '2026-11-23T08:00:00.000Z' } });
    expect((await ask('cancelScheduledPublication', 'North Region', undefined, actors.super, contentItemId)).status).toBe(404);
    expect((await ask('cancelScheduledPublication', 'Heron Bay Lodge', undefined, actors.super, contentItemId)).status).toBe(204);
    world.moveTo('2026-12-01T00:00:00Z');
    expect(await item(contentItemId)).toMatchObject({ isPublished: false, isPublicationScheduled: false, scheduledPublication: null });
    expect((await ask('rescheduleContentItem', 'North Region', { contentItemId, publicationUtc: '2026-12-02T09:00:00Z' })).status).toBe(404);
  });

  test('decisions-content A48: the date of a scheduled item may be a minute ago, its pin never before it, and nothing beyond the calendar', async () => {
    const at = (publicationUtc: string, pinUntilUtc: string | null = null) => ask('scheduleContentItem', 'North Region', { contentItemId: draft(), publicationUtc, pinUntilUtc });
    expect((await at('2026-11-21T14:59:00Z')).status).toBe(200);
    expect((await at('2026-11-21T14:58:59Z')).status).toBe(400);
    expect(await at('2026-11-25T10:00:00Z', '2026-11-25T09:59:00Z')).toMatchObject({ status: 400, body: { errors: { pinUntilUtc: [expect.any(String)] } } });
    expect((await at('9999-12-31T23:00:00-05:00')).status).toBe(400);
    expect((await ask('publishContentItem', 'North Region', { contentItemId: draft(), pinUntilUtc: '2026-11-21T14:59:00Z' })).status).toBe(400);
  });

  test('A recurrence is not rescheduled but created again, and unusable numbers are refused', async () => {
    const contentItemId = draft();
    const recurrence = { contentItemId, startDate: '2026-11-25T10:00:00Z', frequency: 'Monthly', interval: 1, occurrences: 0, pinEachPublicationForDays: 1 };
    expect((await ask('scheduleRecurrentPublication', 'North Region', recurrence)).status).toBe(200);
    expect((await ask('rescheduleContentItem', 'North Region', { contentItemId, publicationUtc: '2026-11-26T10:00:00Z' })).status).toBe(409);
    for (const field of ['interval', 'occurrences', 'pinEachPublicationForDays']) {
      expect(await ask('scheduleRecurrentPublication', 'North Region', { ...recurrence, [field]: 1e12 }), field).toMatchObject({ status: 400, body: { errors: { [field]: [expect.any(String)] } } });
    }
    expect((await ask('cancelScheduledPublication', 'North Region', undefined, actors.super, contentItemId)).status).toBe(204);
  });
});

describe('A recurrence in the zone of its host', () => {
  const publications = async (recurrence: Record<string, unknown>, moments: readonly string[]) => {
    world = openTestWorld({ timeZone: 'America/Toronto' });
    const contentItemId = draft();
    const made = await ask('scheduleRecurrentPublication', 'North Region', { contentItemId, interval: 1, occurrences: 0, pinEachPublicationForDays: 2, ...recurrence });
    expect(made.status).toBe(200);
    const dates: unknown[] = [];
    for (const moment of moments) {
      world.moveTo(moment);
      await world.call(actors.super, 'listContentTypes');
      dates.push(queryFirst<{ at: string }>(world.database, 'SELECT published_at_utc AS at FROM publications WHERE content_item_id = ?', contentItemId)?.at);
    }
    return dates;
  };

  test('decisions-main 8: a recurrence stays at nine o’clock when the clocks change, each week', async () => {
    const dates = await publications({ startDate: '2027-03-08T14:00:00Z', frequency: 'Weekly' }, ['2027-03-08T23:00:00Z', '2027-03-15T12:59:59Z', '2027-03-15T13:00:00Z', '2027-11-08T14:00:00Z']);
    expect(dates).toEqual(['2027-03-08T14:00:00.000Z', '2027-03-08T14:00:00.000Z', '2027-03-15T13:00:00.000Z', '2027-11-08T14:00:00.000Z']);
  });

  test('decisions-main 8: a monthly recurrence moves from the 31st to the last day of a short month, across the change of clocks', async () => {
    const dates = await publications({ startDate: '2027-01-31T14:00:00Z', frequency: 'Monthly' }, ['2027-01-31T15:00:00Z', '2027-02-28T15:00:00Z', '2027-03-31T13:30:00Z', '2027-04-30T13:30:00Z']);
    expect(dates).toEqual(['2027-01-31T14:00:00.000Z', '2027-02-28T14:00:00.000Z', '2027-03-31T13:00:00.000Z', '2027-04-30T13:00:00.000Z']);
  });

  test('A recurrence pins each publication for whole days, also a day of 23 hours', async () => {
    await publications({ startDate: '2027-03-13T14:00:00Z', frequency: 'Weekly' }, ['2027-03-13T14:00:00Z']);
    expect(queryFirst(world.database, "SELECT pin_until_utc AS pin FROM publications WHERE published_at_utc = '2027-03-13T14:00:00.000Z'")).toEqual({ pin: '2027-03-15T13:00:00.000Z' });
  });
});
