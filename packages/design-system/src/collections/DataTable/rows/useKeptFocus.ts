import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useEndOf } from '../../../effects/useEndOf.ts';
import { useListener } from '../../../effects/useListener.ts';
import { afterOverlay, isFocusLost, overlays } from '../../../focus/afterOverlay.ts';
import { focusAfterRemoval } from './focusAfterRemoval.ts';

const controls = 'a[href], button:not([disabled]), input:not([disabled])';

interface KeptFocusOptions {
  container: RefObject<HTMLElement | null>;
  heading: RefObject<HTMLElement | null>;
  rowIds: readonly string[];
  scroller: RefObject<HTMLElement | null>;
  scrollToRow: (rowId: string) => void;
}

/**
 * Keeps focus in the table when the row that has it is removed (faults B03): the dialog that deleted it returns
 * focus to a button that no longer exists, and the browser then moves it to the body. Returns how to focus a row.
 */
export function useKeptFocus({ container, heading, rowIds, scroller, scrollToRow }: KeptFocusOptions) {
  const place = useRef<{ id: string; index: number } | null>(null);
  const shown = useRef(rowIds);
  const frame = useRef(0);
  const stopWaiting = useRef(() => {});

  const focusHeading = useCallback(() => heading.current?.focus(), [heading]);

  const focusRow = useCallback(
    (rowId: string) => {
      const find = () => container.current?.querySelector<HTMLElement>(`[data-row-id="${CSS.escape(rowId)}"]`);
      const enter = () => {
        const row = find();
        const control = row?.querySelector<HTMLElement>('[data-row-actions] button') ?? row?.querySelector<HTMLElement>(controls);
        if (control) control.focus();
        else focusHeading();
      };
      if (find()) return enter();
      scrollToRow(rowId);
      frame.current = requestAnimationFrame(() => {
        frame.current = requestAnimationFrame(enter);
      });
    },
    [container, focusHeading, scrollToRow],
  );

  useListener('focusin', (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const row = target?.closest<HTMLElement>('[data-row-id]');
    if (row && container.current?.contains(row)) {
      const id = row.dataset['rowId'] ?? '';
      place.current = { id, index: shown.current.indexOf(id) };
    } else if (!target?.closest(overlays)) {
      place.current = null;
    }
  });

  useLayoutEffect(() => {
    shown.current = rowIds;
    const last = place.current;
    if (last === null || rowIds.includes(last.id)) return;
    const restore = () => {
      place.current = null;
      const next = focusAfterRemoval(last.index, rowIds);
      if (next === null) focusHeading();
      else focusRow(next);
    };
    if (isFocusLost()) return restore();
    // The dialog still has focus. Once it has closed, focus is set before the dialog itself looks for a place.
    const dialog = document.activeElement?.closest(overlays);
    if (dialog) stopWaiting.current = afterOverlay(dialog, restore);
  }, [rowIds, focusHeading, focusRow]);

  useLayoutEffect(() => {
    const last = place.current;
    if (last === null || !isFocusLost() || shown.current[last.index] !== last.id) return;
    // The row was scrolled out of the document: the keys keep scrolling.
    if (!container.current?.querySelector(`[data-row-id="${CSS.escape(last.id)}"]`)) scroller.current?.focus({ preventScroll: true });
  });

  useEndOf(frame, ({ current }) => cancelAnimationFrame(current));
  useEndOf(stopWaiting, ({ current: stop }) => stop());

  return useMemo(() => ({ focusRow, focusHeading }), [focusRow, focusHeading]);
}
