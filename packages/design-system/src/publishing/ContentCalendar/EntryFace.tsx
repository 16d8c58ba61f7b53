import type { CalendarEntry, CalendarEntryKind, CalendarView } from './contentCalendarTypes.ts';
import * as entryStyles from './CalendarEntry.css.ts';
import { EntrySign } from './EntrySign.tsx';

interface EntryFaceProps {
  /** The entry, or a draft. */
  entry: Pick<CalendarEntry, 'name' | 'pageName'> & { kind: CalendarEntryKind | 'draft' };
  /** How much room it has. */
  view: CalendarView;
  /** Its time in words; empty where it has none. */
  time: string;
}

/** What an entry in a day shows: the edge in the colour of its page, the sign of its state, time and name. */
export function EntryFace({ entry: { kind, name, pageName }, view, time }: EntryFaceProps) {
  return (
    <>
      <span className={entryStyles.mark({ isSeries: kind === 'series' })} />
      <EntrySign kind={kind} />
      <span className={entryStyles.words({ view })}>
        <span className={entryStyles.time}>{time}</span> {name}
        {view === 'week' && <span className={entryStyles.quiet}> · {pageName}</span>}
      </span>
    </>
  );
}
