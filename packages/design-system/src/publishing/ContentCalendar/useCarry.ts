import { type RefObject, useRef, useState } from 'react';
import { useSynchronized } from '../../effects/useSynchronized.ts';
import { dayOf } from '../../fields/dates/dayOf.ts';
import { publicationTimeOn } from '../PublishPanel/publishDefaults.ts';
import { onDay, stepOn } from './calendarPlaces.ts';
import type { CalendarDraft, CalendarEntry, CalendarMoves, CalendarView, DraftPlacing } from './contentCalendarTypes.ts';

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

/** What carrying needs of the days. */
interface CarryPlace {
  /** In a week the arrow keys up and down change the time. */
  view: CalendarView;
  timeZone: string;
  /** The present; undefined for the clock's. */
  now: string | undefined;
  /** The days, which get the focus. */
  grid: RefObject<HTMLElement | null>;
}

/** Carrying by keyboard. */
export interface Carry {
  carried: Carried | null;
  /** What was left without a drop; null while nothing was. */
  left: CarriedThing | null;
  /** Starts carrying an entry from its day. */
  begin: (entry: CalendarEntry, from: string) => void;
  /** Puts it back where it was, if something is carried. */
  leave: () => void;
  /** What a key does on a day while something is carried: null where it does not handle the key, else the day that the focus goes to, if any. */
  press: (key: string, day: string) => { goTo: string | null } | null;
  /** How a day takes it. */
  over: (day: string) => CarriedOver | null;
  /** When it would be on a day, ISO 8601 in UTC; null for a draft in a month, which has no time. */
  instantOn: (day: string) => string | null;
  /** Whether another time was chosen since it was taken up. */
  isTimed: boolean;
}

/**
 * A separate mode: the arrow keys move over the days as always, with what is carried. A keyboard drag of react-aria would go
 * through all days with Tab, and has no way out of the month (ADR 0113).
 */
export function useCarry(moves: CalendarMoves | undefined, placing: DraftPlacing | undefined, { view, timeZone, now, grid }: CarryPlace): Carry {
  const [entry, setEntry] = useState<{ thing: CalendarEntry; from: string } | null>(null);
  const [left, setLeft] = useState<CarriedThing | null>(null);
  const [chosen, setChosen] = useState<{ id: string; instant: string } | null>(null);
  const draft = placing?.carried ?? null;
  const returnToShelf = useDayFocus(draft?.id ?? null, grid);
  const carried: Carried | null = draft === null ? entry : { thing: draft, from: null };
  // The time chosen for an earlier entry does not count.
  const time = chosen !== null && chosen.id === carried?.thing.id ? chosen.instant : null;
  const instantOn = (day: string): string | null => {
    if (carried === null) return null;
    if (time !== null) return onDay(time, day, timeZone);
    if (isEntry(carried.thing)) return onDay(carried.thing.instant, day, timeZone);
    return view === 'week' ? publicationTimeOn(day, now ?? new Date().toISOString(), timeZone) : null;
  };
  const over = (day: string): CarriedOver | null => {
    if (carried === null) return null;
    const instant = instantOn(day);
    if (isEntry(carried.thing)) {
      if (instant === null || Date.parse(instant) === Date.parse(carried.thing.instant)) return 'origin';
      return moves?.canMove(carried.thing, instant) === true ? 'target' : 'refused';
    }
    // Late in the evening the next full hour is tomorrow's.
    const isOfDay = instant === null || dayOf(instant, timeZone) === day;
    return isOfDay && placing?.canPlace(day, instant) === true ? 'target' : 'refused';
  };
  const leave = () => {
    if (carried === null) return;
    setLeft(carried.thing);
    setEntry(null);
    setChosen(null);
    if (draft !== null) placing?.onLeave();
  };
  const drop = (thing: CarriedThing, day: string) => {
    const instant = instantOn(day);
    setLeft(null);
    setEntry(null);
    setChosen(null);
    if (!isEntry(thing)) placing?.onPlace(thing.id, day, instant);
    else if (instant !== null) moves?.onMove(thing, instant);
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
      // The focus may go to the browser's own controls, which is not reported here.
      if (key === 'Tab') leave();
      if (key === 'Escape') {
        if (carried.from === null) returnToShelf();
        leave();
        return { goTo: carried.from };
      }
      if (view === 'week' && (key === 'ArrowUp' || key === 'ArrowDown')) {
        const from = instantOn(day);
        const next = from === null ? null : stepOn(from, key === 'ArrowDown' ? 1 : -1, timeZone);
        if (next !== null && dayOf(next, timeZone) === day) setChosen({ id: carried.thing.id, instant: next });
        return { goTo: day };
      }
      if (key !== 'Enter' && key !== ' ') return null;
      const taken = over(day);
      if (taken === 'origin') leave();
      if (taken === 'target') drop(carried.thing, day);
      return { goTo: day };
    },
    over,
    instantOn,
    isTimed: time !== null,
  };
}

/** Focuses a day while a draft is carried. The returned function restores the focus. */
function useDayFocus(draftId: string | null, grid: RefObject<HTMLElement | null>): () => void {
  const origin = useRef<Element>(null);
  useSynchronized(draftId ?? undefined, () => {
    origin.current = document.activeElement;
    grid.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus();
  });
  return () => {
    if (origin.current instanceof HTMLElement && origin.current.isConnected) origin.current.focus();
  };
}
