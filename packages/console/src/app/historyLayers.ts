import type { CloseByBack } from '@noticeboard/design-system';

/** The part of a history entry that layers need; the rest is the router's. */
interface Entry {
  /** Its address; a layer's entry has its page's. */
  href: string;
  /** Its position. */
  idx: number;
  /** How many layers are open over its page. */
  layers: number;
}

/** How long a step of the history may take, in milliseconds. */
const longestStep = 1000;

/** The layers open over the page, in the history: Back closes them before it leaves the page (ADR 0129). */
export interface HistoryLayers {
  /** Something has opened over the page. */
  open: CloseByBack;
  /** How many entries are over the page's own. */
  height: () => number;
  /** Goes back to the page's own entry, which is the one to be replaced. */
  toOwnEntry: () => Promise<void>;
  /** Puts entries over the page's own again, in the place of those that have its former address. */
  raise: (height: number) => void;
  /** The router has navigated. */
  note: () => void;
}

/**
 * A layer that opens has an entry of its own, with the address of its page. Back from it closes the layer and is not received
 * by the router. A layer that is closed otherwise leaves its entry for the next one; without one, Back and Forward pass over
 * it, as they do after a reload; and over a page of the same address, which something saved in its place has led to. Begin
 * before the router, which receives the same event.
 */
export function createHistoryLayers(tab: Window): HistoryLayers {
  const { history } = tab;
  let closes: readonly (() => void)[] = [];
  const entry = () => entryOf(history.state, tab.location.href);
  let last = entry();
  let arrive: (() => void) | undefined;

  /** Chrome passes over entries that were made without a press: what could not be closed gets its entry with the next one. */
  const makeEntries = (height: number) => {
    for (let { idx, layers } = entry(); layers < height; ) {
      idx += 1;
      layers += 1;
      history.pushState({ ...(history.state as object | null), idx, layers }, '');
    }
    last = entry();
  };
  const onPopState = (event: PopStateEvent) => {
    const before = last;
    last = entry();
    const wasAwaited = arrive !== undefined;
    arrive?.();
    if (last.href !== before.href) return;
    event.stopImmediatePropagation();
    if (wasAwaited) return;
    const isBack = last.idx < before.idx;
    if (isBack && closes.length > 0) closes.at(-1)?.();
    else history.go(isBack ? -1 : 1);
  };
  tab.addEventListener('popstate', onPopState, { capture: true });
  for (const press of ['pointerdown', 'keydown'] as const) {
    tab.addEventListener(press, () => closes.length > last.layers && makeEntries(closes.length), { capture: true });
  }
  return {
    open: (close) => {
      const own = () => close();
      closes = [...closes, own];
      makeEntries(closes.length);
      return () => {
        closes = closes.filter((each) => each !== own);
      };
    },
    height: () => entry().layers,
    toOwnEntry: () =>
      new Promise((done) => {
        arrive = () => {
          arrive = undefined;
          done();
        };
        // Whatever happened to the entries: nothing waits for ever.
        tab.setTimeout(() => arrive?.(), longestStep);
        history.go(-entry().layers);
      }),
    raise: makeEntries,
    note: () => {
      last = entry();
    },
  };
}

/** The data of an entry; the first of a visit has none. */
function entryOf(state: unknown, href: string): Entry {
  const { idx = 0, layers = 0 } = (state ?? {}) as Partial<Entry>;
  return { href, idx, layers };
}
