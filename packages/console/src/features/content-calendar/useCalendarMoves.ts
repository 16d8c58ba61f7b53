import type { CalendarMoves } from '@noticeboard/design-system/publishing';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { hostNow } from '../../ground/hostClock.ts';
import { mayMoveTo } from './moves.ts';

/** The actions on movable entries; the same object at each render, so that a change of one day renders no others. */
export function useCalendarMoves(acts: Pick<CalendarMoves, 'onMove' | 'onReschedule'>): CalendarMoves {
  const latest = useRef(acts);
  useLayoutEffect(() => {
    latest.current = acts;
  });
  return useMemo(
    () => ({
      canMove: ({ instant }, to) => mayMoveTo(instant, to, hostNow()),
      onMove: (entry, to) => latest.current.onMove(entry, to),
      onReschedule: (entry) => latest.current.onReschedule(entry),
    }),
    [],
  );
}
