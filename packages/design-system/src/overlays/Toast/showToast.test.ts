import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showToast, toastDuration, toastQueue } from './showToast.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  toastQueue.clear();
  vi.useRealTimers();
});

it.each([
  ['success', undefined, 3000],
  ['info', undefined, 3000],
  ['error', undefined, 4000],
  ['success', { label: 'Undo', onAction: () => undefined }, 4000],
] as const)('a toast of tone %s with action %j stays %d ms', (tone, action, duration) => {
  expect(toastDuration({ title: 'Success', tone, ...(action && { action }) })).toBe(duration);
});

it.each([
  [50, 2000],
  [2000, 2000],
  [2500, 2500],
  [4000, 4000],
  [600_000, 4000],
])('a requested time of %d ms becomes %d ms', (wish, duration) => {
  showToast({ title: 'Success', tone: 'success' }, wish);
  expect(toastQueue.visibleToasts[0]?.timeout).toBe(duration);
});

it('a toast closes early when it is removed', () => {
  const take = showToast({ title: 'Success', tone: 'success' });
  take();
  expect(toastQueue.visibleToasts).toHaveLength(0);
});
