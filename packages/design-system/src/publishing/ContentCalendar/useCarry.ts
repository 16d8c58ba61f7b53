import { useState } from 'react';
import type { CalendarEntry, CalendarMoves } from './contentCalendarTypes.ts';

/** An entry that is carried over the days by keyboard. */
interface Carried {
  entry: CalendarEntry;
  /** The day that it is on, YYYY-MM-DD. */
  from: string;
}

/** How a day takes what is carried: it may be dropped there, it may not, or it is there already. */
export type CarriedOver = 'target' | 'refused' | 'origin';

/** Carrying an entry by keyboard. */
export interface Carry {
  carried: Carried | null;
  /** What it came to when it was left without a drop; empty while nothing was. */
  left: CalendarEntry | null;
  /** Takes an entry up on its day. */
  begin: (entry: CalendarEntry, from: string) => void;
  /** Puts it back where it was, if one is carried. */
  leave: () => void;
  /** What a key does on a day while something is carried. Null where the key is not its own, else the day that the focus goes to. */
  press: (key: string, day: string) => string | null;
  /** How a day takes it. */
  over: (day: string) => CarriedOver | null;
}

/**
 * A mode of its own: the arrow keys go over the days as they always do, with the entry. A keyboard drag of react-aria would go
 * through all days with Tab, and has no way out of the month (ADR 0113).
 */
export function useCarry(moves: CalendarMoves | undefined): Carry {
  const [carried, setCarried] = useState<Carried | null>(null);
  const [left, setLeft] = useState<CalendarEntry | null>(null);
  const over = (day: string): CarriedOver | null => {
    if (carried === null) return null;
    if (day === carried.from) return 'origin';
    return moves?.canMove(carried.entry, day) === true ? 'target' : 'refused';
  };
  const leave = () => {
    if (carried === null) return;
    setLeft(carried.entry);
    setCarried(null);
  };
  return {
    carried,
    left,
    begin: (entry, from) => {
      setLeft(null);
      setCarried({ entry, from });
    },
    leave,
    press: (key, day) => {
      if (carried === null) return null;
      // What is next may be the browser's own, which nothing here is told of.
      if (key === 'Tab') leave();
      if (key === 'Escape') {
        leave();
        return carried.from;
      }
      if (key !== 'Enter' && key !== ' ') return null;
      const taken = over(day);
      if (taken === 'origin') leave();
      if (taken === 'target') {
        setCarried(null);
        moves?.onMove(carried.entry, day);
      }
      return day;
    },
    over,
  };
}
