import { describe, expect, it } from 'vitest';
import type { Recurrence } from '../../time/recurrenceDates.ts';
import { draftInWords, firstDraft, isComplete, pinEndOf, type PublishDraft, withPinEnd } from './publishDraft.ts';

const timeZone = 'America/Toronto';
const setting = { timeZone };
const now = '2026-05-01T18:37:00.000Z';
const before = '2026-05-01T18:36:59.999Z';
const after = '2026-05-01T18:37:00.001Z';
const draft = (change: Partial<PublishDraft>): PublishDraft => ({ ...firstDraft(now, timeZone), ...change });
const recurrent = (change: Partial<Recurrence>): PublishDraft =>
  draft({ method: 'recurrent', recurrence: { ...firstDraft(now, timeZone).recurrence, ...change } });

it('A new draft publishes immediately, on no node, not pinned', () => {
  expect(firstDraft(now, timeZone)).toEqual({
    method: 'immediately', nodeId: null, publicationUtc: '2026-05-01T19:00:00.000Z', isPinned: false, pinUntilUtc: '2026-05-15T18:37:00.000Z', chosenPinUntilUtc: '2026-05-15T18:37:00.000Z',
    recurrence: { startDate: '2026-05-01T19:00:00.000Z', frequency: 'None', interval: 1, occurrences: 1, pinEachPublicationForDays: 1 },
  });
});

describe('the pin end that is sent', () => {
  const pinUntilUtc = '2026-05-15T18:37:00.000Z';
  it.each([
    ['immediately', true, pinUntilUtc],
    ['future', true, pinUntilUtc],
    ['immediately', false, null],
    ['future', false, null],
    ['recurrent', true, null],
  ] as const)('The end of a pin %s, pinned %s, is sent as %s', (method, isPinned, expected) => {
    expect(pinEndOf(draft({ method, isPinned, pinUntilUtc }))).toBe(expected);
  });
});

describe('decisions-core A39: the pin end', () => {
  const chosen = '2026-05-15T18:37:00.000Z';
  const scheduled = (publicationUtc: string | null, from = draft({ method: 'future' })) => ({ ...from, ...withPinEnd(from, { publicationUtc }, timeZone) });
  const december = scheduled('2026-12-01T15:00:00.000Z');
  it('The pin end is two weeks after a scheduled date that passes it', () => {
    expect(december.pinUntilUtc).toBe('2026-12-15T15:00:00.000Z');
  });
  it('The pin end comes back with a date that is corrected', () => {
    expect(scheduled('2026-06-01T13:00:00.000Z', december).pinUntilUtc).toBe('2026-06-15T13:00:00.000Z');
    expect(scheduled('2026-05-04T13:00:00.000Z', december).pinUntilUtc).toBe(chosen);
  });
  it('The pin end stays while the date is half typed', () => {
    expect(scheduled(null, december).pinUntilUtc).toBe('2026-12-15T15:00:00.000Z');
  });
  it('The pin end of another method is the one that was chosen', () => {
    const immediately = { ...december, ...withPinEnd(december, { method: 'immediately' }, timeZone) };
    expect(immediately).toMatchObject({ method: 'immediately', pinUntilUtc: chosen });
    expect(withPinEnd(immediately, { method: 'future' }, timeZone)).toEqual({ method: 'future', pinUntilUtc: '2026-12-15T15:00:00.000Z' });
  });
});

describe('publishing immediately', () => {
  it('Publishing immediately needs no date', () => {
    expect(isComplete(draft({ publicationUtc: null, pinUntilUtc: null }), now)).toBe(true);
  });
  it.each([
    [null, false],
    [before, false],
    [now, true],
    [after, true],
  ])('Publishing immediately, pinned until %s, is complete: %s', (pinUntilUtc, expected) => {
    expect(isComplete(draft({ isPinned: true, pinUntilUtc }), now)).toBe(expected);
  });
  it('Publishing immediately ignores the scheduled date, past or empty', () => {
    expect(isComplete(draft({ isPinned: true, publicationUtc: '2027-01-01T00:00:00.000Z', pinUntilUtc: now }), now)).toBe(true);
    expect(isComplete(draft({ isPinned: true, publicationUtc: before, pinUntilUtc: now }), now)).toBe(true);
  });
});

describe('publishing on a scheduled date', () => {
  it.each([
    [null, false],
    [before, false],
    [now, true],
    [after, true],
  ])('Publishing on a scheduled date, on %s, is complete: %s', (publicationUtc, expected) => {
    expect(isComplete(draft({ method: 'future', publicationUtc }), now)).toBe(expected);
  });
  it.each([
    [null, false],
    ['2026-05-04T13:59:59.999Z', false],
    ['2026-05-04T14:00:00.000Z', true],
    ['2026-05-04T14:00:00Z', true],
  ])('Publishing on 4 May at 14:00, pinned until %s, is complete: %s', (pinUntilUtc, expected) => {
    const publicationUtc = '2026-05-04T14:00:00.000Z';
    expect(isComplete(draft({ method: 'future', isPinned: true, publicationUtc, pinUntilUtc }), now)).toBe(expected);
  });
  it('Publishing on a scheduled date is incomplete without a date, however it is pinned', () => {
    expect(isComplete(draft({ method: 'future', isPinned: true, publicationUtc: null, pinUntilUtc: after }), now)).toBe(false);
  });
  it('Publishing on a scheduled date becomes incomplete when the moment passes while the panel is open', () => {
    const chosen = draft({ method: 'future', publicationUtc: '2026-05-01T19:00:00.000Z' });
    expect(isComplete(chosen, '2026-05-01T19:00:00.000Z')).toBe(true);
    expect(isComplete(chosen, '2026-05-01T19:00:00.001Z')).toBe(false);
  });
});

describe('Publishing with a recurrence', () => {
  it.each<[Partial<Recurrence>, boolean]>([
    [{}, true],
    [{ startDate: '' }, false],
    [{ startDate: before }, false],
    [{ startDate: now }, true],
    [{ interval: -1 }, false],
    [{ interval: 0 }, true],
    [{ interval: Number.NaN }, false],
    [{ occurrences: -1 }, false],
    [{ occurrences: 0 }, true],
    [{ occurrences: Number.NaN }, false],
    [{ pinEachPublicationForDays: 0 }, false],
    [{ pinEachPublicationForDays: 1 }, true],
    [{ pinEachPublicationForDays: Number.NaN }, false],
  ])('Publishing with the recurrence %o is complete: %s', (change, expected) => {
    expect(isComplete(recurrent(change), now)).toBe(expected);
  });
  it('Publishing with a recurrence ignores the dates of the other methods', () => {
    expect(isComplete({ ...recurrent({}), isPinned: true, publicationUtc: null, pinUntilUtc: null }, now)).toBe(true);
  });
});

describe('The sentence above the button', () => {
  const say = (chosen: PublishDraft) => draftInWords(chosen, 'North Region', setting);
  it('The sentence above the button says that the item is published immediately', () => {
    expect(say(draft({}))).toBe('Publishes to North Region, now.');
    expect(say(draft({ isPinned: true }))).toBe('Publishes to North Region, now. Pinned until 15 May 2026 2:37 PM.');
  });
  it('The sentence above the button has the scheduled date, with its time zone', () => {
    const publicationUtc = '2026-05-04T14:00:00.000Z';
    expect(say(draft({ method: 'future', publicationUtc }))).toBe('Publishes to North Region, on 4 May 2026 10:00 AM (Toronto time).');
    expect(say(draft({ method: 'future', publicationUtc, isPinned: true }))).toBe(
      'Publishes to North Region, on 4 May 2026 10:00 AM (Toronto time). Pinned until 15 May 2026 2:37 PM.',
    );
  });
  it('The sentence above the button is missing while a date is', () => {
    expect(say(draft({ method: 'future', publicationUtc: null }))).toBeNull();
    expect(say(draft({ isPinned: true, pinUntilUtc: null }))).toBeNull();
    expect(say(recurrent({ startDate: '' }))).toBeNull();
  });
  it.each<[Partial<Recurrence>, string]>([
    [{ frequency: 'None', occurrences: 9 }, 'on 4 May 2026 10:00 AM (Toronto time). Each publication is pinned for 1 day.'],
    [{ frequency: 'Daily', occurrences: 1 }, 'on 4 May 2026 10:00 AM (Toronto time). Each publication is pinned for 1 day.'],
    [
      { frequency: 'Weekly', interval: 2, occurrences: 5, pinEachPublicationForDays: 3 },
      'every 2 weeks from 4 May 2026 10:00 AM (Toronto time), 5 times. Each publication is pinned for 3 days.',
    ],
    [
      { frequency: 'Monthly', interval: 0, occurrences: 0 },
      'every month from 4 May 2026 10:00 AM (Toronto time), with no end date. Each publication is pinned for 1 day.',
    ],
  ])('The sentence above the button describes the recurrence %o', (change, words) => {
    expect(say(recurrent({ startDate: '2026-05-04T14:00:00.000Z', ...change }))).toBe(`Publishes to North Region, ${words}`);
  });
  it.each([['interval'], ['occurrences'], ['pinEachPublicationForDays']] as const)('The sentence above the button is missing while %s is empty', (name) => {
    expect(say(recurrent({ frequency: 'Weekly', [name]: Number.NaN }))).toBeNull();
  });
});
