import type { CalendarView } from './contentCalendarTypes.ts';
import * as entryStyles from './CalendarEntry.css.ts';
import { EntryFace } from './EntryFace.tsx';
import { toneStyle } from './toneStyle.ts';
import { type CarriedThing, isEntry } from './useCarry.ts';

interface CarriedEntryProps {
  /** What is carried. */
  thing: CarriedThing;
  /** How much room it has. */
  view: CalendarView;
  /** The time that it would have, in words; empty where it has none. */
  time: string;
}

/** The carried entry, over a day on which it can be dropped. Visual only: the day says in words that it can. */
export function CarriedEntry({ thing, view, time }: CarriedEntryProps) {
  return (
    <span aria-hidden className={entryStyles.carried} style={toneStyle(thing.tone)}>
      <EntryFace entry={isEntry(thing) ? thing : { ...thing, kind: 'draft' }} view={view} time={time} />
    </span>
  );
}
