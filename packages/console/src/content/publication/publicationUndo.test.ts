import { describe, expect, test } from 'vitest';
import { publicationMessages } from '../../messages/publication.ts';
import type { PublicationAct } from './publicationCalls.ts';
import { undoOf } from './publicationUndo.ts';

const texts = publicationMessages.undo;
const now = Date.parse('2026-11-23T09:00:00Z');
const yesterday = '2026-11-22T09:00:00.000Z';
const tomorrow = '2026-11-24T09:00:00.000Z';
const later = '2026-12-08T09:00:00.000Z';
const nodeId = 'north';

const draft = { publishedContentItem: null, scheduledPublication: null };
const published = (pinUntilUtc: string | null) => ({ ...draft, publishedContentItem: { publishedAtUtc: yesterday, organizationNodeId: nodeId, isPinned: pinUntilUtc !== null, pinUntilUtc } });
const scheduled = (publicationUtc: string) => ({ ...draft, scheduledPublication: { organizationNodeId: nodeId, publicationUtc, pinUntilUtc: later, recurrence: null } });
const weekly = { frequency: 'Weekly', interval: 1, occurrences: 6, pinEachPublicationForDays: 2 } as const;
const series = (startDate: string | undefined) => ({
  ...draft,
  scheduledPublication: { organizationNodeId: nodeId, publicationUtc: tomorrow, pinUntilUtc: null, recurrence: { ...weekly, ...(startDate !== undefined && { startDate }) } },
});

const publish: PublicationAct = { kind: 'publish', nodeId, pinUntilUtc: null };
const cancel: PublicationAct = { kind: 'cancel', nodeId };
const unpublish: PublicationAct = { kind: 'unpublish', nodeId };
const unpin: PublicationAct = { kind: 'unpin', nodeId };
const scheduleLater: PublicationAct = { kind: 'schedule', nodeId, publicationUtc: later, pinUntilUtc: null };
const moveLater: PublicationAct = { ...scheduleLater, kind: 'reschedule' };
const makeSeries: PublicationAct = { kind: 'recur', nodeId, recurrence: { ...weekly, startDate: tomorrow } };

describe('Actions that can be undone', () => {
  test.each<[string, PublicationAct, Parameters<typeof undoOf>[1], PublicationAct[]]>([
    ['a draft that was published', publish, draft, [unpublish]],
    ['a draft that was scheduled', scheduleLater, draft, [cancel]],
    ['a draft that was scheduled as a series', makeSeries, draft, [cancel]],
    ['a schedule that was published now', publish, scheduled(tomorrow), [unpublish, { kind: 'schedule', nodeId, publicationUtc: tomorrow, pinUntilUtc: later }]],
    ['a series that has not begun, published now', publish, series(tomorrow), [unpublish, makeSeries]],
    ['a cancelled schedule', cancel, scheduled(tomorrow), [{ kind: 'schedule', nodeId, publicationUtc: tomorrow, pinUntilUtc: later }]],
    ['a cancelled series that has not begun', cancel, series(undefined), [makeSeries]],
    ['a date that was moved', moveLater, scheduled(tomorrow), [{ kind: 'reschedule', nodeId, publicationUtc: tomorrow, pinUntilUtc: later }]],
    ['a publication that was unpublished, with the pin that is left', unpublish, published(later), [{ kind: 'publish', nodeId, pinUntilUtc: later }]],
    ['a publication that was unpublished after its pin', unpublish, published(yesterday), [{ kind: 'publish', nodeId, pinUntilUtc: null }]],
    ['a pin', unpin, published(later), [{ kind: 'publish', nodeId, pinUntilUtc: later }]],
  ])('The action that undoes another: %s', (_, act, before, acts) => {
    expect(undoOf(act, before, now).acts).toEqual(acts);
  });
});

describe('Actions that cannot be undone', () => {
  test.each<[string, PublicationAct, Parameters<typeof undoOf>[1], string]>([
    ['a publication that replaced another', publish, published(null), texts.replaced],
    ['a date that has passed, published now', publish, scheduled(yesterday), texts.dateIsPast],
    ['a date that has passed, cancelled', cancel, scheduled(yesterday), texts.dateIsPast],
    ['a series that has begun', cancel, series(yesterday), texts.hasBegun],
    ['a series that has begun, published now', publish, series(yesterday), texts.hasBegun],
    ['a series of a host that names no first date, once it is published', cancel, { ...series(undefined), ...published(null), scheduledPublication: series(undefined).scheduledPublication }, texts.hasBegun],
    ['a publication with dates to come', unpublish, { ...series(yesterday), publishedContentItem: published(later).publishedContentItem }, texts.scheduleWouldEnd],
    ['a pin with dates to come', unpin, { ...series(yesterday), publishedContentItem: published(later).publishedContentItem }, texts.scheduleWouldEnd],
    ['a pin that has ended', unpin, published(yesterday), texts.pinHasEnded],
    ['a schedule that replaced another', scheduleLater, scheduled(tomorrow), texts.replaced],
  ])('An action that cannot be undone says why: %s', (_, act, before, reason) => {
    expect(undoOf(act, before, now)).toMatchObject({ acts: [], detail: reason });
  });
});

test('an undo that leads to another state than before says so', () => {
  expect(undoOf(unpublish, published(null), now).detail).toBe(texts.publishAgain);
  expect(undoOf(unpublish, published(yesterday), now).detail).toBe(texts.publishAgainWithoutPin);
  expect(undoOf(unpin, published(later), now).detail).toBe(texts.pinAgain);
  expect(undoOf(cancel, series(tomorrow), now).detail).toMatch(/again, with the dates after it\.$/);
  expect(undoOf(cancel, scheduled(tomorrow), now).detail).toMatch(/ again\.$/);
});
