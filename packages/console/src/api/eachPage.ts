import { wholeListSize } from '../ground/limits.ts';

/** A page of a list. */
interface ListPage<Row> {
  results: Row[];
  totalElementCount: number;
}

/**
 * The rows of a list, page after page of `wholeListSize` up to the point where a wanted one is found: this is the most that a host returns in
 * one response, and lists may be longer.
 */
export async function* eachPage<Row>(read: (page: number) => Promise<ListPage<Row> | undefined>): AsyncGenerator<Row, void, undefined> {
  for (let page = 0; ; page += 1) {
    const data = await read(page);
    yield* data?.results ?? [];
    if (data === undefined || data.results.length === 0 || (page + 1) * wholeListSize >= data.totalElementCount) return;
  }
}

/** All rows of a list. */
export async function allPages<Row>(read: (page: number) => Promise<ListPage<Row> | undefined>): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const row of eachPage(read)) rows.push(row);
  return rows;
}
