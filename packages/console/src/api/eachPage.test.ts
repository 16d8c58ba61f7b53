import type { ConsoleClient } from '@noticeboard/api-types';
import { NetworkError } from '@noticeboard/api-types/problem';
import { expect, test } from 'vitest';
import { createOnce } from './createOnce.ts';
import { allPages, eachPage } from './eachPage.ts';

const rows = Array.from({ length: 2_500 }, (_, index) => ({ id: `c${index}`, name: `Contact ${index}` }));
const pageOf = (all: typeof rows, asked: number[] = []) => async (page: number) => {
  asked.push(page);
  return { results: all.slice(page * 999, (page + 1) * 999), totalElementCount: all.length };
};

test('A list with more rows than a host returns in one response is read to its end', async () => {
  expect(await allPages(pageOf(rows))).toEqual(rows);
  expect(await allPages(async () => undefined)).toEqual([]);
  // A host with a total above the rows that it returns ends it, too.
  expect(await allPages(async () => ({ results: [], totalElementCount: 5_000 }))).toEqual([]);
});

test('A list is read no further than to the row that is looked for', async () => {
  const asked: number[] = [];
  for await (const { id } of eachPage(pageOf(rows, asked))) if (id === 'c5') break;
  expect(asked).toEqual([0]);
});

test('N05: what was added past the first page by a call that was never answered is found, and not added twice', async () => {
  const host = [...rows];
  let calls = 0;
  const send = createOnce({
    make: async (_: ConsoleClient, name: string) => {
      calls += 1;
      host.push({ id: 'new', name });
      throw new NetworkError({ method: 'POST', path: '/' }, { cause: new TypeError('lost') });
    },
    list: () => allPages(pageOf(host)),
    isMade: (row, name) => row.name === name,
    nameOf: (name) => name,
  });
  await expect(send({} as ConsoleClient, 'Zoe', new AbortController().signal)).resolves.toEqual({ id: 'new', name: 'Zoe' });
  expect(calls).toBe(1);
});
