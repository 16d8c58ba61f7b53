import type { CalendarEntry, CalendarView } from './contentCalendarTypes.ts';
import * as entryStyles from './CalendarEntry.css.ts';
import { EntryFace } from './EntryFace.tsx';
import { toneStyle } from './toneStyle.ts';

interface CarriedEntryProps {
  /** What is carried. */
  entry: CalendarEntry;
  /** How much room it has. */
  view: CalendarView;
  /** Its time in words. */
  time: string;
}

/** What is carried, over a day that can have it. For the eye alone: the day says in words that it can be dropped there. */
export function CarriedEntry({ entry, view, time }: CarriedEntryProps) {
  return (
    <span aria-hidden className={entryStyles.carried} style={toneStyle(entry.tone)}>
      <EntryFace entry={entry} view={view} time={time} />
    </span>
  );
}
