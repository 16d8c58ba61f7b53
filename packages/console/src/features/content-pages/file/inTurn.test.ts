import { ApiError } from '@noticeboard/api-types/problem';
import { expect, test, vi } from 'vitest';
import { isOutOfDate } from '../../../api/writeOutcome.ts';
import { DescribedError } from '../../../ground/describeError.ts';
import { inTurn, takeInTurn } from './inTurn.ts';

const refusal = (status: number) => new ApiError({ method: 'DELETE', path: '/files' }, { status });
const files = ['a', 'b', 'c'];
const partly = (done: number, count: number, reason: string) => `${done} of ${count} are done. ${reason}`;

test('Files are removed one after the other, and one that is already gone is not a failure', async () => {
  const send = vi.fn<(id: string) => Promise<void>>((id) => (id === 'b' ? Promise.reject(refusal(404)) : Promise.resolve()));
  await takeInTurn(files, partly, send);
  expect(send.mock.calls.map(([id]) => id)).toEqual(files);
});

test('A failed removal of files ends it, says how many are done, and has the list read again', async () => {
  const failure = await inTurn(files, partly, (id) => (id === 'c' ? Promise.reject(refusal(500)) : Promise.resolve())).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(DescribedError);
  expect((failure as Error).message).toMatch(/^2 of 3 are done\. /);
  expect(isOutOfDate(failure)).toBe(true);
});

test('A removal of files whose first one fails has done nothing, and the failure stays what it is', async () => {
  const reason = refusal(403);
  await expect(inTurn(files, partly, () => Promise.reject(reason))).rejects.toBe(reason);
});

test('P12: a file that someone else has deleted does not keep others from being renamed, and is reported', async () => {
  const send = vi.fn<(id: string) => Promise<void>>((id) => (id === 'a' ? Promise.reject(refusal(404)) : Promise.resolve()));
  await expect(inTurn(files, partly, send)).rejects.toThrow(/^2 of 3 are done\. /);
  expect(send.mock.calls.map(([id]) => id)).toEqual(files);
});
