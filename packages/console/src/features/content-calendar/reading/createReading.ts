import type { components } from '@noticeboard/api-types/schema';
import { createStore, type Store } from '../../../ground/createStore.ts';
import type { PlacedItem } from '../calendarEntries.ts';

type ItemPage = components['schemas']['ContentItemPage'];

/** Most requests at the same time: the host serves others, too. */
export const callsAtOnce = 4;

/** Lists of a page that are read automatically; older ones are read on request. */
export const automaticLists = 4;

/** The items that were read, and how far back. */
export interface ReadingState {
  /** The items read so far, of the pages that are shown. */
  items: readonly PlacedItem[];
  isLooking: boolean;
  /** Number of items read, and how many the pages have according to their lists. */
  lookedAt: number;
  total: number;
  /** Pages whose list could not be read, and why the last one could not. */
  failures: number;
  error: unknown;
  /** How many items were read separately so far, after the user changed them here. */
  updates: number;
}

/** Reads the items of several content pages, newest first, as far back as needed. */
export interface Reading {
  state: Pick<Store<ReadingState>, 'read' | 'subscribe'>;
  /** Reads these pages, back to items created at this instant; may be called again with pages and instants that were read. */
  look: (pageIds: readonly string[], since: string) => void;
  /** Reads one list further back. */
  lookFurther: () => void;
  /** Repeats the requests that failed. */
  retry: () => void;
  /** Reads again as far as was read before; shown unchanged until then. Pages that are not shown are read again once they are. */
  readAgain: () => void;
  /** One item was read separately: it is shown as it is now; null for one that is gone. */
  update: (pageId: string, itemId: string, item: PlacedItem['item'] | null) => void;
  /** The calendar is unmounted. */
  end: () => void;
}

/** What the lists of a page have returned. */
interface Lists {
  lists: number;
  items: Map<string, PlacedItem>;
  count: number;
  total: number | null;
  oldest: string;
}

interface Progress extends Lists {
  asked: number;
  isRunning: boolean;
  failure: { error: unknown } | null;
  /** Its lists are to be read again. */
  isOutdated: boolean;
  /** How often one of its items was read separately: a list that was requested earlier is older. */
  updates: number;
}

const noLists = (): Lists => ({ lists: 0, items: new Map(), count: 0, total: null, oldest: '' });

/**
 * No call lists the items of a span of time: lists have the items of one page, newest first. An item is published after it
 * was created, so items published in a month are among those created since its beginning and some before; scheduled or
 * pinned items may be older. Items that were not read are counted, never estimated (ADR 0098).
 */
export function createReading(list: (pageId: string, index: number, signal: AbortSignal) => Promise<ItemPage>): Reading {
  const controller = new AbortController();
  const pages = new Map<string, Progress>();
  let wanted: { ids: readonly string[]; since: string } = { ids: [], since: '' };
  const first: ReadingState = { items: [], isLooking: true, lookedAt: 0, total: 0, failures: 0, error: undefined, updates: 0 };
  const store = createStore(first);

  const of = (id: string): Progress => {
    const known = pages.get(id) ?? { ...noLists(), asked: 1, isRunning: false, failure: null, isOutdated: false, updates: 0 };
    pages.set(id, known);
    return known;
  };
  const isLeft = ({ count, total }: Lists) => total === null || count < total;
  const hasMore = (page: Progress) => isLeft(page) && (page.lists < page.asked || (page.lists < automaticLists && page.oldest >= wanted.since));
  const isDue = (page: Progress) => page.failure === null && (page.isOutdated || hasMore(page));

  const tell = () => {
    const shown = wanted.ids.map(of);
    const failed = shown.filter(({ failure }) => failure !== null);
    store.write({
      items: shown.flatMap(({ items }) => [...items.values()]),
      isLooking: shown.some((page) => !page.isOutdated && (page.isRunning || isDue(page))),
      lookedAt: shown.reduce((sum, { items }) => sum + items.size, 0),
      total: shown.reduce((sum, { items, count, total }) => sum + items.size + Math.max(0, (total ?? 0) - count), 0),
      failures: failed.length,
      error: failed.at(-1)?.failure?.error,
      updates: shown.reduce((sum, { updates }) => sum + updates, 0),
    });
  };

  const readNext = async (pageId: string, page: Lists) => {
    const answer = await list(pageId, page.lists, controller.signal);
    const items = answer.results ?? [];
    page.lists += 1;
    page.count += items.length;
    // A list that ends before its total would be requested for ever.
    page.total = items.length === 0 ? page.count : answer.totalElementCount;
    for (const item of items) page.items.set(item.id, { pageId, item });
    page.oldest = items.at(-1)?.createdUtc ?? '';
  };
  const readAllAgain = async (pageId: string, page: Progress) => {
    const { lists, updates } = page;
    const fresh = noLists();
    while (fresh.lists < lists && isLeft(fresh)) await readNext(pageId, fresh);
    // Otherwise they are read once more.
    if (updates !== page.updates) return;
    Object.assign(page, fresh);
    page.isOutdated = false;
  };
  const read = async (pageId: string, page: Progress) => {
    page.isRunning = true;
    try {
      await (page.isOutdated ? readAllAgain(pageId, page) : readNext(pageId, page));
    } catch (error) {
      page.failure = { error };
    } finally {
      page.isRunning = false;
      if (!controller.signal.aborted) startDue();
    }
  };
  const startDue = () => {
    const running = [...pages.values()].filter(({ isRunning }) => isRunning).length;
    const due = wanted.ids.filter((id) => !of(id).isRunning && isDue(of(id)));
    for (const id of due.slice(0, Math.max(0, callsAtOnce - running))) void read(id, of(id));
    tell();
  };

  return {
    state: store,
    look: (ids, since) => {
      wanted = { ids, since };
      startDue();
    },
    lookFurther: () => {
      for (const page of wanted.ids.map(of)) if (isLeft(page)) page.asked = page.lists + 1;
      startDue();
    },
    retry: () => {
      for (const page of wanted.ids.map(of)) page.failure = null;
      startDue();
    },
    readAgain: () => {
      for (const page of pages.values()) if (page.lists > 0) page.isOutdated = true;
      startDue();
    },
    update: (pageId, itemId, item) => {
      const page = of(pageId);
      const { items } = page;
      page.updates += 1;
      if (item === null) items.delete(itemId);
      else if (items.has(itemId)) items.set(itemId, { pageId, item });
      tell();
    },
    end: () => controller.abort(),
  };
}
