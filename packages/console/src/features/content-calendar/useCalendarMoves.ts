import { useHandler } from '@noticeboard/design-system';
import type { CalendarMoves } from '@noticeboard/design-system/publishing';
import { useMemo } from 'react';
import { hostNow } from '../../ground/hostClock.ts';
import { mayMoveTo } from './moves.ts';

/** The actions on movable entries; the same object at each render, so that a change of one day renders no others. */
export function useCalendarMoves(acts: Pick<CalendarMoves, 'onMove' | 'onReschedule'>): CalendarMoves {
  const onMove = useHandler(acts.onMove);
  const onReschedule = useHandler(acts.onReschedule);
  return useMemo(() => ({ canMove: ({ instant }, to) => mayMoveTo(instant, to, hostNow()), onMove, onReschedule }), [onMove, onReschedule]);
}
