import { useRef, useState } from 'react';
import { messageOf } from '../../overlays/useModalAction.ts';
import type { NodePage, VisibilityChange, VisibilityChanges } from './pageVisibility.ts';
import { sendLastWish } from './sendLastWish.ts';

const none: VisibilityChanges = new Map();

/**
 * The switches that were pressed since the pages were loaded: each is sent immediately, and reset when that fails
 * (ORG-33, decisions-core O31). One that is pressed again before its response arrives is sent again after it, so that
 * the last choice holds in whatever order responses arrive (faults P11).
 */
export function useVisibilityChanges(
  pages: readonly NodePage[],
  send: (pageId: string, isVisible: boolean) => Promise<void>,
  describeError: (error: unknown) => string = messageOf,
) {
  const [changes, setChanges] = useState(none);
  const [last, setLast] = useState<{ page: NodePage; change: VisibilityChange } | null>(null);
  const [known, setKnown] = useState(pages);
  /** The last choice for each page whose response is pending. */
  const wishes = useRef(new Map<string, boolean>());
  // Reloaded pages have their own visibility; pending calls are still awaited.
  if (pages !== known) {
    setKnown(pages);
    setChanges(new Map([...changes].filter(([, { status }]) => status !== 'done').map(([id, change]) => [id, change.status === 'failed' ? { ...change, isVisible: null } : change])));
  }
  const turn = async (page: NodePage, isVisible: boolean) => {
    const put = (change: VisibilityChange) => {
      setChanges((before) => new Map(before).set(page.id, change));
      setLast({ page, change });
    };
    put({ isVisible, status: 'pending' });
    const isUnderWay = wishes.current.has(page.id);
    wishes.current.set(page.id, isVisible);
    if (isUnderWay) return;
    const outcome = await sendLastWish(
      () => wishes.current.get(page.id) ?? isVisible,
      (wanted) => send(page.id, wanted),
    );
    wishes.current.delete(page.id);
    if (outcome.error === undefined) put({ isVisible: outcome.isVisible, status: 'done' });
    else put({ isVisible: outcome.isVisible, status: 'failed', message: describeError(outcome.error) });
  };
  return { changes, last, turn };
}
