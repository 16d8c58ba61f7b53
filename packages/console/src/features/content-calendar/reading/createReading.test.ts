import type { components } from '@noticeboard/api-types/schema';
import { describe, expect, test } from 'vitest';
import { callsAtOnce, createReading, automaticLists } from './createReading.ts';

type ItemPage = components['schemas']['ContentItemPage'];

/** A host that responds when the test says so; each item was created on the day in its name. */
function host(pages: Record<string, string[][]>) {
  const open = new Map<string, { answer: (page: ItemPage) => void; fail: (error: Error) => void }>();
  const asked: string[] = [];
  const list = (pageId: string, index: number) =>
    new Promise<ItemPage>((answer, fail) => {
      asked.push(`${pageId} ${index}`);
      open.set(`${pageId} ${index}`, { answer, fail });
    });
  const settle = async (name: string, act: 'answer' | 'fail') => {
    const [pageId = '', index = '0'] = name.split(' ');
    const lists = pages[pageId] ?? [];
    const results = (lists[Number(index)] ?? []).map((day) => ({ id: `${pageId} ${day}`, createdUtc: `2026-${day}T12:00:00Z` })) as ItemPage['results'];
    const waiting = open.get(name);
    if (waiting === undefined) throw new Error(`${name} was not asked for`);
    open.delete(name);
    if (act === 'fail') waiting.fail(new Error(name));
    else waiting.answer({ results, totalElementCount: lists.flat().length, page: null, pageSize: null });
    await new Promise((done) => setTimeout(done));
  };
  return { list, asked, open: () => [...open.keys()], answer: (name: string) => settle(name, 'answer'), fail: (name: string) => settle(name, 'fail') };
}

const since = '2026-11-01T00:00:00Z';

/** A reading that has read the page `a`, and then `b` instead. */
async function oneAfterTheOther() {
  const { list, asked, answer } = host({ a: [['11-05']], b: [['11-06']] });
  const reading = createReading(list);
  reading.look(['a'], since);
  await answer('a 0');
  reading.look(['b'], since);
  await answer('b 0');
  return { reading, asked, answer };
}

describe('Items in the calendar', () => {
  test('Items are read a few calls at a time', async () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
    const { list, open, answer } = host(Object.fromEntries(ids.map((id) => [id, [['11-05']]])));
    const reading = createReading(list);
    reading.look(ids, since);
    expect(open()).toHaveLength(callsAtOnce);
    for (const id of ids) await answer(`${id} 0`);
    expect(reading.state.read()).toMatchObject({ isLooking: false, lookedAt: 6, total: 6, failures: 0 });
  });

  test('Items are read until one was created before what is in sight, and older ones on request', async () => {
    const { list, asked, answer } = host({ a: [['11-20', '11-10'], ['11-05', '10-05'], ['09-05'], ['08-05']] });
    const reading = createReading(list);
    reading.look(['a'], since);
    await answer('a 0');
    expect(reading.state.read()).toMatchObject({ isLooking: true, lookedAt: 2 });
    await answer('a 1');
    expect(reading.state.read()).toMatchObject({ isLooking: false, lookedAt: 4, total: 6 });
    reading.look(['a'], '2026-12-01T00:00:00Z');
    expect(asked, 'what is known is not asked for again').toEqual(['a 0', 'a 1']);
    reading.lookFurther();
    await answer('a 2');
    expect(reading.state.read()).toMatchObject({ isLooking: false, lookedAt: 5, total: 6 });
    reading.look(['a'], '2026-09-01T00:00:00Z');
    await answer('a 3');
    expect(reading.state.read()).toMatchObject({ isLooking: false, lookedAt: 6, total: 6 });
  });

  test('Items are not all read without being requested', async () => {
    const { list, asked, answer } = host({ a: Array.from({ length: 9 }, (_, index) => [`11-${29 - index}`]) });
    const reading = createReading(list);
    reading.look(['a'], since);
    for (let index = 0; index < automaticLists; index += 1) await answer(`a ${index}`);
    expect(asked).toHaveLength(automaticLists);
    expect(reading.state.read()).toMatchObject({ isLooking: false, lookedAt: automaticLists, total: 9 });
  });

  test('Items of pages that are filtered out are neither requested nor shown, and shown again later', async () => {
    const { reading, asked } = await oneAfterTheOther();
    expect(reading.state.read().items.map(({ item }) => item.id)).toEqual(['b 11-06']);
    reading.look(['a', 'b'], since);
    expect(reading.state.read().items).toHaveLength(2);
    expect(asked).toEqual(['a 0', 'b 0']);
  });

  test('Items that could not be read are counted, and can be requested again', async () => {
    const { list, answer, fail, asked } = host({ a: [['11-05']], b: [['11-06']] });
    const reading = createReading(list);
    reading.look(['a', 'b'], since);
    await fail('a 0');
    await answer('b 0');
    expect(reading.state.read()).toMatchObject({ isLooking: false, failures: 1, error: new Error('a 0'), lookedAt: 1 });
    reading.retry();
    await answer('a 0');
    expect(reading.state.read()).toMatchObject({ failures: 0, error: undefined, lookedAt: 2 });
    expect(asked).toEqual(['a 0', 'b 0', 'a 0']);
  });

  test('N08: items of a list that ends before its total are not requested without end', async () => {
    const { list, asked, answer } = host({ a: [['11-05'], []] });
    const reading = createReading((pageId, index) => list(pageId, index).then((page) => ({ ...page, totalElementCount: 9 })));
    reading.look(['a'], since);
    await answer('a 0');
    await answer('a 1');
    expect(reading.state.read()).toMatchObject({ isLooking: false, lookedAt: 1, total: 1 });
    expect(asked).toHaveLength(2);
  });

  test('Items are shown as they are after a change, and not when they are gone', async () => {
    const { list, answer } = host({ a: [['11-20', '10-05']] });
    const reading = createReading(list);
    reading.look(['a'], since);
    await answer('a 0');
    reading.update('a', 'a 11-20', { id: 'a 11-20', name: 'Moved' } as unknown as ItemPage['results'][number]);
    expect(reading.state.read().items[0]).toMatchObject({ pageId: 'a', item: { name: 'Moved' } });
    reading.update('a', 'a 11-20', null);
    expect(reading.state.read()).toMatchObject({ lookedAt: 1, total: 1 });
  });

  test('Items do not change when a response arrives after the page was left', async () => {
    const { list, answer } = host({ a: [['11-20'], ['10-05']] });
    const reading = createReading(list);
    reading.look(['a'], since);
    reading.end();
    await answer('a 0');
    expect(reading.state.read().lookedAt).toBe(0);
  });

  test('Items are read again as far as they were, and shown as they were until all have arrived', async () => {
    const days = { a: [['11-20'], ['10-05'], ['09-05']] };
    const { list, asked, answer } = host(days);
    const reading = createReading(list);
    reading.look(['a'], since);
    await answer('a 0');
    await answer('a 1');
    days.a = [['11-21'], ['11-20'], ['10-05']];
    reading.readAgain();
    expect(reading.state.read()).toMatchObject({ isLooking: false, lookedAt: 2 });
    await answer('a 0');
    expect(reading.state.read().items.map(({ item }) => item.id)).toEqual(['a 11-20', 'a 10-05']);
    await answer('a 1');
    expect(reading.state.read().items.map(({ item }) => item.id)).toEqual(['a 11-21', 'a 11-20']);
    expect(asked.slice(2, 4)).toEqual(['a 0', 'a 1']);
  });

  test('Items are read once more where one of them was changed while they were read again', async () => {
    const { list, answer, open } = host({ a: [['11-20', '10-05']] });
    const reading = createReading(list);
    reading.look(['a'], since);
    await answer('a 0');
    reading.readAgain();
    reading.update('a', 'a 11-20', null);
    await answer('a 0');
    expect(reading.state.read().items.map(({ item }) => item.id), 'the answer is older than the change').toEqual(['a 10-05']);
    expect(open()).toEqual(['a 0']);
  });

  test('Items stay where they could not be read again, and can be requested again', async () => {
    const { list, answer, fail, open } = host({ a: [['11-20', '10-05']] });
    const reading = createReading(list);
    reading.look(['a'], since);
    await answer('a 0');
    reading.readAgain();
    await fail('a 0');
    expect(reading.state.read()).toMatchObject({ lookedAt: 2, failures: 1, isLooking: false });
    reading.retry();
    await answer('a 0');
    expect(reading.state.read()).toMatchObject({ lookedAt: 2, failures: 0 });
    expect(open()).toEqual([]);
  });

  test('Items of pages that are not in sight are read again once they are', async () => {
    const { reading, asked, answer } = await oneAfterTheOther();
    reading.readAgain();
    await answer('b 0');
    expect(asked).toEqual(['a 0', 'b 0', 'b 0']);
    reading.look(['a', 'b'], since);
    await answer('a 0');
    expect(asked).toEqual(['a 0', 'b 0', 'b 0', 'a 0']);
  });
});
