import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hostAhead, hostClock, hostNow, noteHostDate } from './hostClock.ts';

const answerOf = (date: string | null) => ({ headers: new Headers(date === null ? {} : { Date: date }) });

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-27T15:42:00Z') }));
afterEach(() => {
  noteHostDate(answerOf(new Date().toUTCString()));
  vi.useRealTimers();
});

test('P08: a device whose clock is an hour behind counts by the host’s', () => {
  noteHostDate(answerOf('Fri, 27 Nov 2026 16:42:00 GMT'));
  expect(hostAhead()).toBe(3_600_000);
  expect(hostClock()).toBe('2026-11-27T16:42:00.000Z');
});

test('P08: a device whose clock is ahead counts by the host’s', () => {
  noteHostDate(answerOf('Fri, 27 Nov 2026 13:12:00 GMT'));
  expect(hostClock()).toBe('2026-11-27T13:12:00.000Z');
});

test('P08: a response that took a while does not change the measured clock', () => {
  noteHostDate(answerOf('Fri, 27 Nov 2026 15:41:20 GMT'));
  expect(hostAhead()).toBe(0);
  expect(hostNow()).toBe(Date.now());
});

test('P08: a corrected clock counts again with the next response', () => {
  noteHostDate(answerOf('Fri, 27 Nov 2026 16:42:00 GMT'));
  vi.setSystemTime(Date.parse('2026-11-27T16:42:05Z'));
  noteHostDate(answerOf('Fri, 27 Nov 2026 16:42:05 GMT'));
  expect(hostAhead()).toBe(0);
});

test.each([null, 'yesterday'])('P08: a host that sends %s changes nothing', (date) => {
  noteHostDate(answerOf(date));
  expect(hostAhead()).toBe(0);
});
