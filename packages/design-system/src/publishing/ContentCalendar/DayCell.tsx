import { assignInlineVars } from '@vanilla-extract/dynamic';
import { memo, use, useRef, useState } from 'react';
import { useDrop } from 'react-aria/useDrop';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { contentCalendarMessages as texts } from '../../messages/contentCalendar.ts';
import { onDay } from './calendarPlaces.ts';
import { dayInFull, isDayOff, numberOf } from './calendarDays.ts';
import { CarriedEntry } from './CarriedEntry.tsx';
import { CellEntry } from './CellEntry.tsx';
import type { CalendarEntry, CalendarMoves, CalendarSetting, CalendarView, DraftPlacing } from './contentCalendarTypes.ts';
import * as styles from './ContentCalendar.css.ts';
import { DraggedEntry, draftType, entryType } from './DraggedEntry.ts';
import { DropMark } from './DropMark.tsx';
import { EntrySign } from './EntrySign.tsx';
import { instantUnder } from './instantUnder.ts';
import { type DayContent, isSameContent, shownOf } from './onDays.ts';
import type { CarriedOver, CarriedThing } from './useCarry.ts';
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
  /** Those lines are thin, as all pins only continue. */
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
  /** When what is carried would be on this day; null where it has no time, or is not over it. */
  carriedTo: string | null;
}

/** Lists of items load one by one, and each recomputes all days: those with the same content are not re-rendered. */
const isSameDay = ({ content, ...rest }: DayCellProps, { content: next, ...others }: DayCellProps): boolean =>
  (Object.keys(rest) as (keyof typeof rest)[]).every((name) => rest[name] === others[name]) && isSameContent(content, next);

/** One day with the entries that fit into it. */
export const DayCell = memo(function DayCell({ day, content, column, laneCount, isThin, hiddenPins, view, hours, isOutside, isTabStop, isLoading, timeOf, setting, moves, placing, carried, carriedOver, carriedTo }: DayCellProps) {
  const { entries, pins } = content;
  const cell = useRef<HTMLDivElement>(null);
  const dragged = use(DraggedEntry);
  const [overInstant, setOverInstant] = useState<string | null>(null);
  const { timeZone } = setting;
  const instantAt = (y: number) => (view === 'week' ? instantUnder(cell.current, y, day, timeZone) : null);
  const { dropProps, isDropTarget } = useDrop({
    ref: cell,
    isDisabled: moves === undefined && placing === undefined,
    getDropOperationForPoint: (types, _, __, y) => {
      const instant = instantAt(y);
      if (types.has(draftType)) return placing?.canPlace(day, instant) === true ? 'move' : 'cancel';
      const entry = dragged?.current;
      return entry && types.has(entryType) && moves?.canMove(entry, instant ?? onDay(entry.instant, day, timeZone)) ? 'move' : 'cancel';
    },
    onDropEnter: ({ y }) => setOverInstant(instantAt(y)),
    onDropMove: ({ y }) => setOverInstant(instantAt(y)),
    onDropExit: () => setOverInstant(null),
    onDrop: ({ items, y }) => {
      const instant = instantAt(y);
      setOverInstant(null);
      for (const item of items) if (item.kind === 'text' && item.types.has(draftType)) void item.getText(draftType).then((id) => placing?.onPlace(id, day, instant));
      if (dragged?.current) moves?.onMove(dragged.current, instant ?? onDay(dragged.current.instant, day, timeZone));
    },
  });
  const isToday = day === setting.today;
  const shown = shownOf(entries.length, Math.max(leastRoom, roomInMonth - (isThin ? 0 : laneCount)));
  const rest = entries.length - shown;
  // It replaces an entry, so that no row grows while something is carried over it.
  const guest = carriedOver === 'target' ? carried : null;
  const faceOf = (entry: CalendarEntry) => (
    <CellEntry key={entry.id} entry={entry} view={view} time={timeOf(entry.instant)} isCarried={carried?.id === entry.id} />
  );
  const guestFace = guest !== null && <CarriedEntry thing={guest} view={view} time={carriedTo === null ? '' : timeOf(carriedTo)} />;
  const carriedWords = carriedOver === null ? undefined : view === 'week' && carriedTo !== null ? texts.timed(timeOf(carriedTo), texts[carriedOver]) : texts[carriedOver];
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
      <VisuallyHidden>{texts.day(dayInFull(day, setting.locale), isToday, entries.length, pins.length, carriedWords)}</VisuallyHidden>
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
        <>
          <WeekSlots day={day} entries={entries} guest={guest === null || carriedTo === null ? null : { instant: carriedTo, face: guestFace }} hours={hours} setting={setting}>
            {faceOf}
          </WeekSlots>
          {isDropTarget && overInstant !== null && <DropMark instant={overInstant} hours={hours} timeZone={timeZone} time={timeOf(overInstant)} />}
        </>
      ) : (
        <span className={styles.entries}>
          {guestFace}
          {listed.map(faceOf)}
          {rest > 0 && <span className={styles.more}>{texts.more(rest)}</span>}
        </span>
      )}
    </div>
  );
}, isSameDay);
