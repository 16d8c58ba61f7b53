import type { Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { ChatMessage } from '../MessageBubble/messageTypes.ts';

/** How near to the end, in pixels, counts as reading the newest message. */
const nearEnd = 80;

/** The reader's scroll position. */
interface StickToEnd {
  /** Whether the newest message is read. */
  isAtEnd: boolean;
  /** Reads the scroll position: the event of a scroll by script comes after what it shows is measured. */
  look: () => void;
}

/**
 * Keeps the newest message in view once it is: when the next one arrives, a picture above it loads, or a taller composer
 * takes room. A reader who has scrolled up stays there, until they write something themselves.
 */
export function useStickToEnd(
  virtualizer: Virtualizer<HTMLDivElement, Element>,
  { last, hasNewer, scroller }: { last: ChatMessage | undefined; hasNewer: boolean; scroller: RefObject<HTMLDivElement | null> },
): StickToEnd {
  const place = useRef({ isAtEnd: true, top: 0 });
  const [isAtEnd, setAtEnd] = useState(true);
  const ownId = last?.isOwn ? last.id : null;
  const shownOwnId = useRef(ownId);
  const look = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    const end = element.scrollHeight - element.clientHeight - element.scrollTop;
    // Only scrolling up leaves the end; content that grows below does not.
    place.current = { isAtEnd: !hasNewer && (end < nearEnd || (place.current.isAtEnd && element.scrollTop >= place.current.top)), top: element.scrollTop };
    setAtEnd(place.current.isAtEnd);
  }, [scroller, hasNewer]);
  useLayoutEffect(() => {
    const element = scroller.current;
    element?.addEventListener('scroll', look, { passive: true });
    return () => element?.removeEventListener('scroll', look);
  }, [scroller, look]);

  // The virtualizer renders when other messages come into sight, not with each line that the composer grows by.
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      if (place.current.isAtEnd && !hasNewer) virtualizer.scrollToEnd();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [virtualizer, scroller, hasNewer]);

  const total = virtualizer.getTotalSize();
  useLayoutEffect(() => {
    if (ownId !== null && ownId !== shownOwnId.current) place.current.isAtEnd = true;
    shownOwnId.current = ownId;
    if (place.current.isAtEnd && !hasNewer) virtualizer.scrollToEnd();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a change of the height is what moves the end
  }, [virtualizer, total, ownId, hasNewer]);
  return { isAtEnd, look };
}
