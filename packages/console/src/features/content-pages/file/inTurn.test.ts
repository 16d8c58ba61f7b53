import { ApiError } from '@noticeboard/api-types/problem';
import { expect, test, vi } from 'vitest';
import { isOutOfDate } from '../../../api/writeOutcome.ts';
import { DescribedError } from '../../../ground/describeError.ts';
import { inTurn } from './inTurn.ts';

const file = (id: string) => ({ id, fileName: id, originalFileName: `${id}.png`, thumbnail: null, sizeBytes: null });
const refusal = (status: number) => new ApiError({ method: 'DELETE', path: '/files' }, { status });
const files = ['a', 'b', 'c'].map(file);

test('Pictures leave one after the other, and one that has left already is no failure', async () => {
  const send = vi.fn<(of: { id: string }) => Promise<void>>(({ id }) => (id === 'b' ? Promise.reject(refusal(404)) : Promise.resolve()));
  await inTurn(files, send);
  expect(send.mock.calls.map(([{ id }]) => id)).toEqual(['a', 'b', 'c']);
});

test('A failure ends it, says how many are done, and has the list read again', async () => {
  const failure = await inTurn(files, ({ id }) => (id === 'c' ? Promise.reject(refusal(500)) : Promise.resolve())).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(DescribedError);
  expect((failure as Error).message).toMatch(/^2 of 3 pictures are done\. /);
  expect(isOutOfDate(failure)).toBe(true);
});

test('Where the first one fails nothing was done, and the failure stays what it is', async () => {
  const reason = refusal(403);
  await expect(inTurn(files, () => Promise.reject(reason))).rejects.toBe(reason);
});
