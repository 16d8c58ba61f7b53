import type { Recurrence } from '@noticeboard/design-system';
import { expect, test } from 'vitest';
import { isDone, isOverdue, isPublishedAlike, pinOfPublishNow, type PublicationAct, sendPublication } from './publicationCalls.ts';
import { clientOf } from '../testing/clientOf.ts';

const at = '2026-12-01T09:00:00.000Z';
const recurrence = { startDate: at, frequency: 'Weekly', interval: 2, occurrences: 6, pinEachPublicationForDays: 3 } as const;
const acts: PublicationAct[] = [
  { kind: 'publish', nodeId: 'north', pinUntilUtc: at },
  { kind: 'schedule', nodeId: 'north', publicationUtc: at, pinUntilUtc: null },
  { kind: 'reschedule', nodeId: 'north', publicationUtc: at, pinUntilUtc: null },
  { kind: 'recur', nodeId: 'north', recurrence },
  { kind: 'cancel', nodeId: 'north' },
  { kind: 'unpublish', nodeId: 'north' },
  { kind: 'unpin', nodeId: 'north' },
];

test('Each action is the call of the specification, on the node (core §7)', async () => {
  const calls: string[] = [];
  const client = clientOf(async (request) => {
    calls.push(`${request.method} ${new URL(request.url).pathname.replace('/api/management/organization-nodes/north/content-items/', '')} ${await request.text()}`.trim());
    return new Response(null, { status: 204 });
  });
  for (const act of acts) await sendPublication(client, 'item', act, new AbortController().signal);
  expect(calls).toEqual([
    `POST publish {"contentItemId":"item","pinUntilUtc":"${at}"}`,
    `POST schedule-publish {"contentItemId":"item","publicationUtc":"${at}","pinUntilUtc":null}`,
    `PUT schedule-publish {"contentItemId":"item","publicationUtc":"${at}","pinUntilUtc":null}`,
    `POST schedule-recurrent-publish {"contentItemId":"item","startDate":"${at}","frequency":"Weekly","interval":2,"occurrences":6,"pinEachPublicationForDays":3}`,
    'DELETE scheduled/item',
    'DELETE published/item',
    'DELETE item/pin',
  ]);
});

const item = { publishedContentItem: null, scheduledPublication: null } as unknown as Parameters<typeof isDone>[0];
const published = (pinUntilUtc: string | null, organizationNodeId = 'north') => ({ ...item, publishedContentItem: { publishedAtUtc: at, organizationNodeId, isPinned: pinUntilUtc !== null, pinUntilUtc } });
const scheduled = (publicationUtc: string, of: Recurrence | null = null) => ({ ...item, scheduledPublication: { organizationNodeId: 'north', publicationUtc, pinUntilUtc: null, recurrence: of } });
const doneBy = (thing: typeof item) => acts.filter((act) => isDone(thing, act)).map(({ kind }) => kind);

test('N05: whether an action without a response was done is read from the item, however its dates are written', () => {
  expect(doneBy(item)).toEqual(['cancel', 'unpublish']);
  expect(doneBy(published('2026-12-01T09:00:00Z'))).toEqual(['publish', 'cancel']);
  expect(doneBy(published(null))).toEqual(['cancel', 'unpin']);
  expect(doneBy(published(at, 'south'))).toEqual(['cancel']);
  expect(doneBy(scheduled(at))).toEqual(['schedule', 'reschedule', 'unpublish']);
  expect(doneBy(scheduled(at, recurrence))).toEqual(['schedule', 'reschedule', 'recur', 'unpublish']);
  expect(doneBy(scheduled('2026-12-02T09:00:00Z'))).toEqual(['unpublish']);
  expect(doneBy(scheduled(at, { ...recurrence, pinEachPublicationForDays: 4 }))).toEqual(['schedule', 'reschedule', 'unpublish']);
  expect(doneBy({ ...item, scheduledPublication: { ...scheduled(at).scheduledPublication, pinUntilUtc: at } })).toEqual(['unpublish']);
});

test('P12: unit, dates and pin decide whether an item is published as it was shown, however dates are written', () => {
  expect(isPublishedAlike(scheduled(at), scheduled('2026-12-01T09:00:00Z'))).toBe(true);
  expect(isPublishedAlike(scheduled(at), scheduled('2026-12-02T09:00:00Z'))).toBe(false);
  expect(isPublishedAlike(scheduled(at), item)).toBe(false);
  expect(isPublishedAlike(published(null), published(null, 'south'))).toBe(false);
  expect(isPublishedAlike(published(null), published(at))).toBe(false);
  expect(isPublishedAlike(item, item)).toBe(true);
});

test('decisions-core A16: what is published before its date keeps the pin of its schedule, and one of a series is pinned for as long as each of it', () => {
  const now = '2026-11-20T08:00:00.000Z';
  const scheduled = { organizationNodeId: 'north', publicationUtc: at };
  expect(pinOfPublishNow({ ...scheduled, pinUntilUtc: '2026-12-05T09:00:00.000Z' }, now)).toBe('2026-12-05T09:00:00.000Z');
  expect(pinOfPublishNow({ ...scheduled, pinUntilUtc: null }, now)).toBeNull();
  expect(pinOfPublishNow({ ...scheduled, recurrence }, now)).toBe('2026-11-23T08:00:00.000Z');
  const { pinEachPublicationForDays: _, ...withoutDays } = recurrence;
  expect(pinOfPublishNow({ ...scheduled, recurrence: withoutDays as typeof recurrence }, now), 'of a host that leaves the days out').toBeNull();
});

test('An action with a date is overdue once the date has passed; the others never are', () => {
  const moment = Date.parse(at);
  expect(acts.filter((act) => isOverdue(act, moment)).map(({ kind }) => kind)).toEqual(['schedule', 'reschedule', 'recur']);
  expect(acts.filter((act) => isOverdue(act, moment - 1))).toEqual([]);
});

test('N08: what a host leaves out of an item is neither published nor scheduled', () => {
  const bare = {} as Parameters<typeof isDone>[0];
  expect(acts.filter((act) => isDone(bare, act)).map(({ kind }) => kind)).toEqual(['cancel', 'unpublish']);
});
