/** The part of a page that decides its place. */
export interface Placed {
  id: string;
  /** From 0; pages of equal order are sorted by name. */
  order: number;
}

/** The orders that change when a page moves, by page id. */
export type OrderChanges = ReadonlyMap<string, number>;

/**
 * The fewest orders to change so that one page is at another place: every change is a call.
 *
 * @param pages in the order shown
 * @param place from 0
 */
export function moveToPlace(pages: readonly Placed[], id: string, place: number): OrderChanges {
  const from = pages.findIndex((page) => page.id === id);
  const moved = pages[from];
  const to = Math.min(Math.max(place, 0), pages.length - 1);
  if (moved === undefined || from === to) return new Map();
  const next = pages.toSpliced(from, 1).toSpliced(to, 0, moved);
  return intoGap(next, to) ?? inTheSameOrders(pages, next) ?? renumbered(next);
}

/** Only the moved page, where a whole number is free between its new neighbours. */
function intoGap(pages: readonly Placed[], place: number): OrderChanges | null {
  const [moved, before, after] = [pages[place], pages[place - 1], pages[place + 1]];
  if (moved === undefined) return null;
  const lowest = before === undefined ? 0 : before.order + 1;
  const order = after === undefined ? lowest : before === undefined ? after.order - 1 : Math.floor((before.order + after.order) / 2);
  const isFree = order >= lowest && (after === undefined || order < after.order);
  return isFree ? new Map([[moved.id, order]]) : null;
}

/** The pages between the two places exchange their orders, where no two are equal. */
function inTheSameOrders(pages: readonly Placed[], next: readonly Placed[]): OrderChanges | null {
  const isStrict = pages.every(({ order }, index) => index === 0 || order > (pages[index - 1]?.order ?? 0));
  return isStrict ? changesOf(next, (index) => pages[index]?.order ?? index) : null;
}

/** Every page gets an order above that of the one before; those that fit keep theirs. */
function renumbered(next: readonly Placed[]): OrderChanges {
  let last = -1;
  return changesOf(next, (_, { order }) => {
    last = order > last ? order : last + 1;
    return last;
  });
}

function changesOf(pages: readonly Placed[], orderOf: (index: number, page: Placed) => number): OrderChanges {
  return new Map(
    pages.flatMap((page, index): [string, number][] => {
      const order = orderOf(index, page);
      return order === page.order ? [] : [[page.id, order]];
    }),
  );
}
