import { assignInlineVars } from '@vanilla-extract/dynamic';
import { memo, use, useRef } from 'react';
import { useDrop } from 'react-aria/useDrop';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { contentCalendarMessages as texts } from '../../messages/contentCalendar.ts';
import { dayInFull, isDayOff, numberOf } from './calendarDays.ts';
import { CarriedEntry } from './CarriedEntry.tsx';
import { CellEntry } from './CellEntry.tsx';
import type { CalendarEntry, CalendarMoves, CalendarSetting, CalendarView } from './contentCalendarTypes.ts';
import * as styles from './ContentCalendar.css.ts';
import { DraggedEntry, entryType } from './DraggedEntry.ts';
import { EntrySign } from './EntrySign.tsx';
import { type DayContent, shownOf } from './onDays.ts';
import type { CarriedOver } from './useCarry.ts';

/** Lines for entries and pins in a day of a month, and at least for entries. */
const roomInMonth = 3;
const leastRoom = 2;

interface DayCellProps {
  /** The day, YYYY-MM-DD. */
  day: string;
  /** What it holds. */
  content: DayContent;
  /** Its place in the week, from 1. */
  column: number;
  /** Lines of pins that are drawn over it. */
  laneCount: number;
  /** Those lines are thin, as all pins only run on. */
  isThin: boolean;
  /** How many of its pins are not drawn. */
  hiddenPins: number;
  /** Month or week. */
  view: CalendarView;
  /** Belongs to the month before or after. */
  isOutside: boolean;
  /** The arrow keys begin here. */
  isTabStop: boolean;
  /** Nothing is known of it yet. */
  isLoading: boolean;
  /** Writes a time of day. */
  timeOf: (instant: string) => string;
  /** How days are written. */
  setting: CalendarSetting;
  /** What a drop does; undefined where nothing can be moved. */
  moves: CalendarMoves | undefined;
  /** What is carried by keyboard, where this is the day that it comes from or is over. */
  carried: CalendarEntry | null;
  /** How this day takes what is carried; null where it is not over it. */
  carriedOver: CarriedOver | null;
}

/** One day with what fits into it. */
export const DayCell = memo(function DayCell({ day, content, column, laneCount, isThin, hiddenPins, view, isOutside, isTabStop, isLoading, timeOf, setting, moves, carried, carriedOver }: DayCellProps) {
  const { entries, pins } = content;
  const cell = useRef<HTMLDivElement>(null);
  const dragged = use(DraggedEntry);
  const { dropProps, isDropTarget } = useDrop({
    ref: cell,
    isDisabled: moves === undefined,
    getDropOperation: (types) => {
      const entry = dragged?.current;
      return entry && types.has(entryType) && moves?.canMove(entry, day) ? 'move' : 'cancel';
    },
    onDrop: () => {
      if (dragged?.current) moves?.onMove(dragged.current, day);
    },
  });
  const isToday = day === setting.today;
  const shown = view === 'week' ? entries.length : shownOf(entries.length, Math.max(leastRoom, roomInMonth - (isThin ? 0 : laneCount)));
  const rest = entries.length - shown;
  // It takes the place of an entry, so that no row grows while something passes over it.
  const guest = carriedOver === 'target' ? carried : null;
  const listed = entries.slice(0, Math.max(0, guest !== null && shown > 1 ? shown - 1 : shown));
  return (
    <div
      {...dropProps}
      ref={cell}
      role="gridcell"
      tabIndex={isTabStop ? 0 : -1}
      data-day={day}
      {...(isToday && { 'aria-current': 'date' as const })}
      className={styles.day({ view, isQuiet: isDayOff(day, setting.locale), isTarget: isDropTarget || carriedOver === 'target' })}
      style={assignInlineVars({ [styles.lanes]: String(laneCount), [styles.columns]: String(column) })}
    >
      <VisuallyHidden>{texts.day(dayInFull(day, setting.locale), isToday, entries.length, pins.length, carriedOver === null ? undefined : texts[carriedOver])}</VisuallyHidden>
      <span aria-hidden className={styles.number({ isOutside })}>
        <span className={styles.numberAndWord}>
          <span className={styles.digits({ isToday })}>{numberOf(day, setting.locale)}</span>
          {isToday && <span className={styles.today}>{texts.today}</span>}
        </span>
        {hiddenPins > 0 && (
          <span className={styles.morePins} title={texts.morePins(hiddenPins)}>
            <EntrySign kind="pin" />+{hiddenPins}
          </span>
        )}
      </span>
      {isLoading && entries.length === 0 ? (
        <span className={styles.waiting}>
          <Skeleton width="90%" />
          <Skeleton width="60%" />
        </span>
      ) : (
        <span className={styles.entries}>
          {guest !== null && <CarriedEntry entry={guest} view={view} time={timeOf(guest.instant)} />}
          {listed.map((entry) => (
            <CellEntry key={entry.id} entry={entry} view={view} time={timeOf(entry.instant)} isCarried={carried?.id === entry.id} />
          ))}
          {rest > 0 && <span className={styles.more}>{texts.more(rest)}</span>}
        </span>
      )}
    </div>
  );
});
