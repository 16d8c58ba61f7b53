import { array, assert, nat, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { moveToPlace, type Placed } from './instanceOrder.ts';

const pagesWith = (...orders: number[]): Placed[] => orders.map((order, index) => ({ id: 'abcdefghij'.charAt(index), order }));
const changes = (pages: Placed[], id: string, place: number) => Object.fromEntries(moveToPlace(pages, id, place));

describe('Moving a content page', () => {
  test('Moving a content page uses a free number between its new neighbours', () => {
    expect(changes(pagesWith(10, 20, 30), 'c', 1)).toEqual({ c: 15 });
  });

  test('Moving a content page to the end gives it the next number, to the start the one before the first', () => {
    expect(changes(pagesWith(1, 2, 3), 'a', 2)).toEqual({ a: 4 });
    expect(changes(pagesWith(1, 2, 3), 'c', 0)).toEqual({ c: 0 });
  });

  test('Moving a content page swaps numbers with the neighbour where none is free', () => {
    expect(changes(pagesWith(1, 2, 3, 4), 'c', 1)).toEqual({ c: 2, b: 3 });
  });

  test('Moving a content page separates pages that share a number', () => {
    expect(changes(pagesWith(0, 0, 0), 'c', 0)).toEqual({ a: 1, b: 2 });
  });

  test('Moving a page to its own place, or a page that does not exist, changes nothing', () => {
    expect(changes(pagesWith(1, 2), 'b', 1)).toEqual({});
    expect(changes(pagesWith(1, 2), 'b', 7)).toEqual({});
    expect(changes(pagesWith(1, 2), 'z', 0)).toEqual({});
  });

  test('Moving a content page always results in the requested order, with no number below 0 and none twice around the page', () => {
    const orders = array(nat(12), { minLength: 1, maxLength: 9 });
    assert(
      property(orders, nat(8), nat(8), (given, fromSeed, to) => {
        const pages = pagesWith(...given.toSorted((first, second) => first - second));
        const from = fromSeed % pages.length;
        const place = to % pages.length;
        const moved = pages[from];
        if (moved === undefined || from === place) return;
        const changed = moveToPlace(pages, moved.id, place);
        const now = pages.map((page) => ({ ...page, order: changed.get(page.id) ?? page.order }));
        const wished = pages.toSpliced(from, 1).toSpliced(place, 0, moved).map(({ id }) => id);
        // Pages with equal numbers keep the wanted sequence, because the sort is stable.
        const sorted = wished.flatMap((id) => now.filter((page) => page.id === id)).toSorted((first, second) => first.order - second.order);
        expect(sorted.map(({ id }) => id)).toEqual(wished);
        expect(Math.min(...now.map(({ order }) => order))).toBeGreaterThanOrEqual(0);
        const orderOf = (id: string | undefined) => now.find((page) => page.id === id)?.order;
        const at = wished.indexOf(moved.id);
        expect(orderOf(wished[at - 1]) ?? -1).toBeLessThan(orderOf(moved.id) ?? 0);
        expect(orderOf(wished[at + 1]) ?? Infinity).toBeGreaterThan(orderOf(moved.id) ?? 0);
      }),
    );
  });
});
