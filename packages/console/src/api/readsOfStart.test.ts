import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const scope = { subject: 'ana', tenantId: 'harbour', roleId: 'super' };
const key = ['ana', 'harbour', 'super', 'get', '/api/types/content', null];

/** The module as on a page that was just opened. */
const opened = () => import('./readsOfStart.ts');

beforeEach(() => {
  vi.resetModules();
});

afterEach(() => {
  vi.resetModules();
});

test('A response that arrived before the scope was confirmed is there for its first render', async () => {
  const { openReadsOfStart, readsOf } = await opened();
  openReadsOfStart(scope)?.begin(key, () => Promise.resolve(['a survey']));
  const reads = readsOf({ ...scope });
  const ask = vi.fn(() => Promise.resolve<string[]>([]));
  const { unstable_serialize: nameOf } = await import('swr');
  await vi.waitFor(() => expect(reads.answerAhead(nameOf(key))).toEqual(['a survey']));
  expect(await reads.run(nameOf(key), ask)).toEqual(['a survey']);
  expect(ask).not.toHaveBeenCalled();
});

test.each([{ subject: 'ben' }, { tenantId: 'prairie' }, { roleId: 'unit' }])('A scope that differs in %j takes over no read of the start', async (other) => {
  const { openReadsOfStart, readsOf } = await opened();
  const reads = openReadsOfStart(scope);
  expect(readsOf({ ...scope, ...other })).not.toBe(reads);
});

test('A read of the start that is dropped is aborted, and taken over by nobody', async () => {
  const { dropReadsOfStart, openReadsOfStart, readsOf } = await opened();
  const reads = openReadsOfStart(scope);
  const aborted = new Promise((resolve) => {
    reads?.begin(key, (signal) => new Promise(() => signal.addEventListener('abort', resolve)));
  });
  dropReadsOfStart();
  await aborted;
  expect(readsOf(scope)).not.toBe(reads);
});

test('Once a scope is confirmed, nothing more is requested ahead of it, and after a scope ends this starts again', async () => {
  const { forgetReadsOfStart, openReadsOfStart, readsOf } = await opened();
  const reads = openReadsOfStart(scope);
  expect(readsOf(scope)).toBe(reads);
  expect(openReadsOfStart(scope)).toBeUndefined();
  forgetReadsOfStart(reads as NonNullable<typeof reads>);
  expect(readsOf(scope)).not.toBe(reads);
});
