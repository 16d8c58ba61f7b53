import { useRef, useState } from 'react';
import { messageOf } from '../../overlays/useModalAction.ts';
import type { NodePage, VisibilityChange, VisibilityChanges } from './pageVisibility.ts';

const none: VisibilityChanges = new Map();

/** The switches that were turned since the pages were read: each is sent at once, and turned back when that fails (ORG-33, decisions-core O31). */
export function useVisibilityChanges(
  pages: readonly NodePage[],
  send: (pageId: string, isVisible: boolean) => Promise<void>,
  describeError: (error: unknown) => string = messageOf,
) {
  const [changes, setChanges] = useState(none);
  const [last, setLast] = useState<{ page: NodePage; change: VisibilityChange } | null>(null);
  const [known, setKnown] = useState(pages);
  const underWay = useRef(new Set<string>());
  // What was read again tells itself what is visible; answers under way are still waited for.
  if (pages !== known) {
    setKnown(pages);
    setChanges(new Map([...changes].filter(([, { status }]) => status !== 'done')));
  }
  const turn = async (page: NodePage, isVisible: boolean) => {
    if (underWay.current.has(page.id)) return;
    const put = (change: VisibilityChange) => {
      setChanges((before) => new Map(before).set(page.id, change));
      setLast({ page, change });
    };
    underWay.current.add(page.id);
    put({ isVisible, status: 'pending' });
    try {
      await send(page.id, isVisible);
      put({ isVisible, status: 'done' });
    } catch (error) {
      put({ isVisible, status: 'failed', message: describeError(error) });
    } finally {
      underWay.current.delete(page.id);
    }
  };
  return { changes, last, turn };
}
