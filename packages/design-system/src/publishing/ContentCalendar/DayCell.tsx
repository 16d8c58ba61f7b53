import { assignInlineVars } from '@vanilla-extract/dynamic';
import { Fragment, memo, use, useRef } from 'react';
import { useDrop } from 'react-aria/useDrop';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { contentCalendarMessages as texts } from '../../messages/contentCalendar.ts';
import { dayInFull, isDayOff, numberOf } from './calendarDays.ts';
import { CarriedEntry } from './CarriedEntry.tsx';
import { CellEntry } from './CellEntry.tsx';
import type { CalendarEntry, CalendarMoves, CalendarSetting, CalendarView, DraftPlacing } from './contentCalendarTypes.ts';
import * as styles from './ContentCalendar.css.ts';
import { DraggedEntry, draftType, entryType } from './DraggedEntry.ts';
import { EntrySign } from './EntrySign.tsx';
import { type DayContent, shownOf } from './onDays.ts';
import { type CarriedOver, type CarriedThing, isEntry } from './useCarry.ts';
import { WeekSlots } from './WeekSlots.tsx';

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
  /** The hours that a week shows; the same array between renders that change none. */
  hours: readonly number[];
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
  /** What a drop of a draft does; undefined where there are none. */
  placing: DraftPlacing | undefined;
  /** What is carried by keyboard, where this is the day that it comes from or is over. */
  carried: CarriedThing | null;
  /** How this day takes what is carried; null where it is not over it. */
  carriedOver: CarriedOver | null;
}

/** One day with what fits into it. */
export const DayCell = memo(function DayCell({ day, content, column, laneCount, isThin, hiddenPins, view, hours, isOutside, isTabStop, isLoading, timeOf, setting, moves, placing, carried, carriedOver }: DayCellProps) {
  const { entries, pins } = content;
  const cell = useRef<HTMLDivElement>(null);
  const dragged = use(DraggedEntry);
  const { dropProps, isDropTarget } = useDrop({
    ref: cell,
    isDisabled: moves === undefined && placing === undefined,
    getDropOperation: (types) => {
      if (types.has(draftType)) return placing?.canPlace(day) === true ? 'move' : 'cancel';
      const entry = dragged?.current;
      return entry && types.has(entryType) && moves?.canMove(entry, day) ? 'move' : 'cancel';
    },
    onDrop: ({ items }) => {
      for (const item of items) if (item.kind === 'text' && item.types.has(draftType)) void item.getText(draftType).then((id) => placing?.onPlace(id, day));
      if (dragged?.current) moves?.onMove(dragged.current, day);
    },
  });
  const isToday = day === setting.today;
  const shown = shownOf(entries.length, Math.max(leastRoom, roomInMonth - (isThin ? 0 : laneCount)));
  const rest = entries.length - shown;
  // It takes the place of an entry, so that no row grows while something passes over it.
  const guest = carriedOver === 'target' ? carried : null;
  const faceOf = (entry: CalendarEntry) => (
    <CellEntry key={entry.id} entry={entry} view={view} time={timeOf(entry.instant)} isCarried={carried?.id === entry.id} />
  );
  const guestFace = guest !== null && <CarriedEntry thing={guest} view={view} timeOf={timeOf} />;
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
      ) : view === 'week' ? (
        <WeekSlots day={day} entries={guest !== null && isEntry(guest) ? [guest, ...entries] : entries} ofDay={guest !== null && !isEntry(guest) && guestFace} hours={hours} setting={setting}>
          {(entry) => (entry === guest ? <Fragment key="carried">{guestFace}</Fragment> : faceOf(entry))}
        </WeekSlots>
      ) : (
        <span className={styles.entries}>
          {guestFace}
          {listed.map(faceOf)}
          {rest > 0 && <span className={styles.more}>{texts.more(rest)}</span>}
        </span>
      )}
    </div>
  );
});
