import type { components } from '@noticeboard/api-types/schema';
import { describe, expect, test } from 'vitest';
import { type CalendarSpan, collisionsOf, marksOf, pinsOf } from './calendarEntries.ts';

type Item = components['schemas']['ContentItem'];

const november = { from: '2026-11-01T00:00:00.000Z', to: '2026-12-01T00:00:00.000Z' };
const zone = 'America/Toronto';
const item = (changes: Partial<Item>): Item =>
  ({ id: 'item', name: 'Item', body: null, contentFiles: [], publishedContentItem: null, scheduledPublication: null, expiresAtUtc: null, ...changes }) as unknown as Item;
const published = (publishedAtUtc: string, pinUntilUtc: string | null = null, organizationNodeId = 'north') => ({ publishedAtUtc, organizationNodeId, isPinned: pinUntilUtc !== null, pinUntilUtc });
const weekly = { frequency: 'Weekly' as const, interval: 1, occurrences: 0, pinEachPublicationForDays: 1, startDate: '2026-10-06T15:00:00Z' };
const marks = (of: Item) => marksOf({ item: of, pageId: 'page' }, november, zone).map(({ kind, instant }) => `${kind} ${instant}`);
const pins = (of: Item) => pinsOf({ item: of, pageId: 'page' }, november, zone).map(({ from, to }) => `${from} ${to}`);

describe('an item in the calendar', () => {
  test('An item in the calendar is shown at its publication, if that is in sight', () => {
    expect(marks(item({ publishedContentItem: published('2026-11-09T17:00:00Z') }))).toEqual(['published 2026-11-09T17:00:00.000Z']);
    expect(marks(item({ publishedContentItem: published('2026-10-31T23:59:59Z') }))).toEqual([]);
    expect(marks(item({}))).toEqual([]);
  });

  test('An item in the calendar is shown at its next publication, and a survey at its end', () => {
    const survey = item({ scheduledPublication: { organizationNodeId: 'north', publicationUtc: '2026-11-20T17:00:00Z' }, expiresAtUtc: '2026-11-28T07:59:00Z' });
    expect(marks(survey)).toEqual(['scheduled 2026-11-20T17:00:00.000Z', 'surveyEnds 2026-11-28T07:59:00.000Z']);
    expect(marks(item({ expiresAtUtc: '2026-11-28T07:59:00Z' })), 'a draft that nobody can answer ends for nobody').toEqual([]);
  });

  test('An item in the calendar is shown at each future date of a series, on the wall clock of the zone', () => {
    const series = item({ scheduledPublication: { organizationNodeId: 'north', publicationUtc: '2026-11-10T16:00:00Z', recurrence: weekly } });
    // 11 AM in Toronto, before and after the clocks change on November 1.
    expect(marks(series)).toEqual(['series 2026-11-10T16:00:00.000Z', 'series 2026-11-17T16:00:00.000Z', 'series 2026-11-24T16:00:00.000Z']);
  });

  test('An item that a host sends without a first date is repeated from the next one', () => {
    const { startDate: _, ...unnamed } = weekly;
    const series = item({ scheduledPublication: { organizationNodeId: 'north', publicationUtc: '2026-11-24T16:00:00Z', recurrence: unnamed } });
    expect(marks(series)).toEqual(['series 2026-11-24T16:00:00.000Z']);
  });

  test('N08: an item in the calendar with an invalid date is left out', () => {
    const broken = item({ publishedContentItem: published('soon', 'never'), scheduledPublication: { organizationNodeId: 'north', publicationUtc: 'later', recurrence: weekly }, expiresAtUtc: '' });
    expect(marks(broken)).toEqual([]);
    expect(pins(broken)).toEqual([]);
  });
});

describe('a pin', () => {
  test('A pin runs from the publication to its end, also from before what is in sight', () => {
    expect(pins(item({ publishedContentItem: published('2026-10-20T17:00:00Z', '2026-11-03T17:00:00Z') }))).toEqual(['2026-10-20T17:00:00.000Z 2026-11-03T17:00:00.000Z']);
    expect(pins(item({ publishedContentItem: published('2026-10-20T17:00:00Z', '2026-10-30T17:00:00Z') }))).toEqual([]);
  });

  test('A pin is listed with its next publication', () => {
    expect(pins(item({ scheduledPublication: { organizationNodeId: 'north', publicationUtc: '2026-11-20T17:00:00Z', pinUntilUtc: '2026-12-04T17:00:00Z' } }))).toHaveLength(1);
  });

  test('A pin is listed with each date of a series', () => {
    const series = item({ scheduledPublication: { organizationNodeId: 'north', publicationUtc: '2026-11-24T16:00:00Z', recurrence: weekly } });
    expect(pins(series)).toEqual(['2026-11-24T16:00:00.000Z 2026-11-25T16:00:00.000Z']);
  });
});

describe('pins collide', () => {
  const pin = (itemId: string, from: number, to: number, nodeId = 'north', pageId = 'page'): CalendarSpan => ({ item: item({ id: itemId }), pageId, name: itemId, nodeId, from: `2026-11-${from}T00:00:00.000Z`, to: `2026-11-${to}T00:00:00.000Z` });

  test('Pins collide where two items of a page are pinned at one node, for as long as both are', () => {
    expect(collisionsOf([pin('late', 24, 30), pin('early', 10, 26)])).toMatchObject([{ nodeId: 'north', from: '2026-11-24T00:00:00.000Z', to: '2026-11-26T00:00:00.000Z' }]);
  });

  test.each([
    ['one after the other', [pin('a', 10, 20), pin('b', 20, 25)]],
    ['at two nodes', [pin('a', 10, 20), pin('b', 12, 25, 'south')]],
    ['on two pages', [pin('a', 10, 20), pin('b', 12, 25, 'north', 'other')]],
    ['of one item', [pin('a', 10, 20), pin('a', 12, 25)]],
  ])('Pins do not collide %s', (_, spans) => {
    expect(collisionsOf(spans)).toEqual([]);
  });
});
