import { type RefObject, useEffect, useRef, useState } from 'react';
import type { CalendarDraft, CalendarEntry, CalendarMoves, DraftPlacing } from './contentCalendarTypes.ts';

/** What is carried: an entry of a day, or a draft from the shelf. */
export type CarriedThing = CalendarEntry | CalendarDraft;

/** Whether it has a date already. */
export const isEntry = (thing: CarriedThing): thing is CalendarEntry => 'instant' in thing;

/** Something that is carried over the days by keyboard. */
interface Carried {
  thing: CarriedThing;
  /** The day that it is on, YYYY-MM-DD; null for a draft. */
  from: string | null;
}

/** How a day takes what is carried: it may be dropped there, it may not, or it is there already. */
export type CarriedOver = 'target' | 'refused' | 'origin';

/** Carrying by keyboard. */
export interface Carry {
  carried: Carried | null;
  /** What was left without a drop; null while nothing was. */
  left: CarriedThing | null;
  /** Takes an entry up on its day. */
  begin: (entry: CalendarEntry, from: string) => void;
  /** Puts it back where it was, if something is carried. */
  leave: () => void;
  /** What a key does on a day while something is carried: null where the key is not its own, else the day that the focus goes to, if to any. */
  press: (key: string, day: string) => { goTo: string | null } | null;
  /** How a day takes it. */
  over: (day: string) => CarriedOver | null;
}

/**
 * A mode of its own: the arrow keys go over the days as they always do, with what is carried. A keyboard drag of react-aria would go
 * through all days with Tab, and has no way out of the month (ADR 0113).
 */
export function useCarry(moves: CalendarMoves | undefined, placing: DraftPlacing | undefined, grid: RefObject<HTMLElement | null>): Carry {
  const [entry, setEntry] = useState<{ thing: CalendarEntry; from: string } | null>(null);
  const [left, setLeft] = useState<CarriedThing | null>(null);
  const draft = placing?.carried ?? null;
  const returnToShelf = useDayFocus(draft?.id ?? null, grid);
  const carried: Carried | null = draft === null ? entry : { thing: draft, from: null };
  const over = (day: string): CarriedOver | null => {
    if (carried === null) return null;
    if (day === carried.from) return 'origin';
    const mayBe = isEntry(carried.thing) ? moves?.canMove(carried.thing, day) : placing?.canPlace(day);
    return mayBe === true ? 'target' : 'refused';
  };
  const leave = () => {
    if (carried === null) return;
    setLeft(carried.thing);
    setEntry(null);
    if (draft !== null) placing?.onLeave();
  };
  const drop = (thing: CarriedThing, day: string) => {
    setLeft(null);
    setEntry(null);
    if (isEntry(thing)) moves?.onMove(thing, day);
    else placing?.onPlace(thing.id, day);
  };
  return {
    carried,
    left,
    begin: (thing, from) => {
      setLeft(null);
      setEntry({ thing, from });
    },
    leave,
    press: (key, day) => {
      if (carried === null) return null;
      // What is next may be the browser's own, which nothing here is told of.
      if (key === 'Tab') leave();
      if (key === 'Escape') {
        if (carried.from === null) returnToShelf();
        leave();
        return { goTo: carried.from };
      }
      if (key !== 'Enter' && key !== ' ') return null;
      const taken = over(day);
      if (taken === 'origin') leave();
      if (taken === 'target') drop(carried.thing, day);
      return { goTo: day };
    },
    over,
  };
}

/** Gives the focus to a day while a draft is carried. What it gives back returns the focus to where it was. */
function useDayFocus(draftId: string | null, grid: RefObject<HTMLElement | null>): () => void {
  const origin = useRef<Element>(null);
  useEffect(() => {
    if (draftId === null) return;
    origin.current = document.activeElement;
    grid.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus();
  }, [draftId, grid]);
  return () => {
    if (origin.current instanceof HTMLElement && origin.current.isConnected) origin.current.focus();
  };
}
