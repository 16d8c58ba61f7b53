import { assignInlineVars } from '@vanilla-extract/dynamic';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type FocusEvent, type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { useAfterChange } from '../../effects/useAfterChange.ts';
import { Announcement } from '../../feedback/announcement/Announcement.tsx';
import { contentCalendarMessages as texts } from '../../messages/contentCalendar.ts';
import { timestamp } from '../../time/timestamp.ts';
import { dayAfterKey, weekdayOf, weeksInSight } from './calendarDays.ts';
import type { CalendarEntry, CalendarMoves, CalendarPin, CalendarSetting, CalendarView, DraftPlacing } from './contentCalendarTypes.ts';
import * as styles from './ContentCalendar.css.ts';
import { DayCell } from './DayCell.tsx';
import { DayPopover } from './DayPopover.tsx';
import { DraggedEntry } from './DraggedEntry.ts';
import { EntrySign } from './EntrySign.tsx';
import { contentOn, type DayContent, type PinBar, pinBars } from './onDays.ts';
import { toneStyle } from './toneStyle.ts';
import { useCarry } from './useCarry.ts';
import { useHoursInSight } from './useHoursInSight.ts';
import { WeekHours } from './WeekHours.tsx';

interface CalendarGridProps {
  /** Month or week. */
  view: CalendarView;
  /** A day in sight, YYYY-MM-DD. */
  day: string;
  /** Called with a day of another month or week, to show that. */
  onDayChange: (day: string) => void;
  /** What is pinned. */
  pins: readonly CalendarPin[];
  /** Nothing is known yet. */
  isLoading: boolean;
  /** Names the grid. */
  label: string;
  /** What each day holds. */
  content: ReadonlyMap<string, DayContent>;
  /** Writes a time of day. */
  timeOf: (instant: string) => string;
  /** How days are written. */
  setting: CalendarSetting;
  /** What can be done with movable entries; undefined where nothing can be moved. */
  moves: CalendarMoves | undefined;
  /** Giving drafts a date; undefined where there are none. */
  placing: DraftPlacing | undefined;
  /** The present; undefined where a week has no line of it. */
  now: string | undefined;
}

const dayUnder = (target: EventTarget): HTMLElement | null => (target instanceof Element ? target.closest<HTMLElement>('[data-day]') : null);

/**
 * The days as a grid with one tab stop: the arrow keys go from day to day, also out of sight, and Enter opens a day (the grid
 * pattern of the ARIA authoring practices; react-aria's calendar grid has buttons for days, which can hold no links). After `m`
 * they move an entry, in a week over the times as well, until Enter drops it or Escape leaves it where it was.
 */
export function CalendarGrid({ label, view, day, onDayChange, pins, isLoading, content, timeOf, setting, moves, placing, now }: CalendarGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState(day);
  const [openDay, setOpenDay] = useState<string | null>(null);
  const [shownDay, setShownDay] = useState(day);
  const takesFocus = useRef(false);
  const hadFocus = useRef(false);
  const dragged = useRef<CalendarEntry>(null);
  if (shownDay !== day) {
    setShownDay(day);
    setCurrent(day);
  }
  const weeks = weeksInSight(view, day, setting.locale);
  const carry = useCarry(moves, placing, { view, timeZone: setting.timeZone, now, grid });
  const { carried } = carry;
  const carriedTo = carried === null ? null : carry.instantOn(current);
  const isNowInSight = view === 'week' && now !== undefined && (weeks[0]?.includes(setting.today) ?? false);
  const hours = useHoursInSight({ view, day, content, setting, carriedTo, now: isNowInSight ? now : undefined });
  const firstColumn = view === 'week' ? 2 : 1;
  const goTo = (next: string) => {
    takesFocus.current = true;
    setCurrent(next);
    if (!weeks.flat().includes(next)) onDayChange(next);
  };
  useAfterChange(current, () => {
    // Back leads to a week without the day that had the focus.
    const isLost = hadFocus.current && document.activeElement === document.body;
    if (!takesFocus.current && !isLost) return;
    takesFocus.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${current}"]`)?.focus();
  });
  const open = (cell: HTMLElement) => {
    trigger.current = cell;
    setOpenDay(cell.dataset['day'] ?? null);
  };
  const press = (event: KeyboardEvent) => {
    const cell = dayUnder(event.target);
    if (cell === null || cell !== event.target || event.ctrlKey || event.metaKey || event.altKey) return;
    const onto = carry.press(event.key, cell.dataset['day'] ?? day);
    if (onto !== null) {
      event.preventDefault();
      if (onto.goTo !== null) goTo(onto.goTo);
      return;
    }
    if (carried === null && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      open(cell);
      return;
    }
    if (event.key === 'm' && moves !== undefined && carried === null) {
      const movable = contentOn(content, cell.dataset['day'] ?? '').entries.filter(({ isMovable, isMoving }) => isMovable && !isMoving);
      event.preventDefault();
      // With several the opened day asks which one.
      if (movable.length === 1 && movable[0] !== undefined) carry.begin(movable[0], cell.dataset['day'] ?? day);
      else if (movable.length > 1) open(cell);
      return;
    }
    const next = dayAfterKey(event.key, cell.dataset['day'] ?? day, setting.locale);
    if (next === null) return;
    event.preventDefault();
    goTo(next);
  };
  const focus = ({ target }: FocusEvent) => {
    const cell = dayUnder(target);
    hadFocus.current = cell === target;
    if (cell === target) setCurrent(cell.dataset['day'] ?? day);
  };
  const blur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // Another month has other cells: the focused one is removed then, and nothing else has the focus.
    if (relatedTarget === null || currentTarget.contains(relatedTarget)) return;
    hadFocus.current = false;
    carry.leave();
  };
  const click = ({ target, currentTarget }: MouseEvent) => {
    const cell = dayUnder(target);
    if (cell === null || (target instanceof Element && target.closest('a') !== null && currentTarget.contains(target))) return;
    carry.leave();
    setCurrent(cell.dataset['day'] ?? day);
    open(cell);
  };
  const taken = carry.over(current);
  // The day has the focus already, and is not announced again when the time changes.
  const timed = carry.isTimed && carriedTo !== null && taken !== null ? texts.timed(timeOf(carriedTo), texts[taken]) : null;
  return (
    <DraggedEntry value={moves === undefined ? null : dragged}>
      <Announcement>{carried !== null ? (timed ?? texts.carrying[view](carried.thing.name)) : carry.left !== null ? texts.left(carry.left.name) : ''}</Announcement>
      {carried !== null && <p className={styles.carrying}>{texts.carrying[view](carried.thing.name)}</p>}
      <div ref={grid} role="grid" tabIndex={-1} aria-label={label} aria-busy={isLoading} onKeyDown={press} onClick={click} onFocus={focus} onBlur={blur}>
        <div role="row" className={styles.weekdays({ view })}>
          {view === 'week' && <span aria-hidden />}
          {weeks[0]?.map((each) => (
            <span key={each} role="columnheader" className={styles.weekday}>
              {weekdayOf(each, setting.locale)}
            </span>
          ))}
        </div>
        {weeks.map((week, place) => {
          const bars = pinBars(pins, week, setting.timeZone);
          // The first week in sight names them.
          const isThin = place > 0 && bars.every(({ begins, ends }) => !begins && !ends);
          return (
            <div key={week[0]} role="row" className={styles.days({ isThin, view })} style={assignInlineVars({ [styles.hourCount]: String(hours.length) })}>
              {week.map((each, index) => {
                const over = bars.filter(({ first, last }) => first <= index && index <= last);
                const dayContent = contentOn(content, each);
                return (
                  <DayCell
                    key={each}
                    day={each}
                    content={dayContent}
                    column={firstColumn + index}
                    laneCount={Math.max(0, ...over.map(({ lane }) => lane + 1))}
                    isThin={isThin}
                    hiddenPins={dayContent.pins.length - over.length}
                    view={view}
                    hours={hours}
                    isOutside={view === 'month' && each.slice(0, 7) !== day.slice(0, 7)}
                    isTabStop={each === current}
                    isLoading={isLoading}
                    timeOf={timeOf}
                    setting={setting}
                    moves={moves}
                    placing={placing}
                    carried={carried !== null && (each === current || each === carried.from) ? carried.thing : null}
                    carriedOver={each === current ? taken : null}
                    carriedTo={each === current ? carriedTo : null}
                  />
                );
              })}
              {view === 'week' && <WeekHours hours={hours} days={week} setting={setting} now={isNowInSight ? now : undefined} />}
              {bars.map((bar) => (
                <Bar key={bar.pin.id} bar={bar} firstColumn={firstColumn} isThin={isThin} timeZone={setting.timeZone} />
              ))}
            </div>
          );
        })}
      </div>
      <DayPopover day={openDay} onClose={() => setOpenDay(null)} trigger={trigger} content={contentOn(content, openDay ?? '')} timeOf={timeOf} setting={setting} onReschedule={moves?.onReschedule} onCarry={moves && ((entry) => carry.begin(entry, openDay ?? day))} />
    </DraggedEntry>
  );
}

/** A pin over its days of one week: a line with its name, or a thin one where all of them only continue. Visual only: each day has it in words. */
function Bar({ bar: { pin, lane, first, last, begins, ends }, firstColumn, isThin, timeZone }: { bar: PinBar; firstColumn: number; isThin: boolean; timeZone: string }) {
  return (
    <span
      aria-hidden
      className={styles.bar({ begins, ends, isColliding: pin.isColliding, isThin })}
      style={{ ...toneStyle(pin.tone), ...assignInlineVars({ [styles.lane]: String(lane), [styles.columns]: `${firstColumn + first} / ${firstColumn + last + 1}` }) }}
    >
      {!isThin && (
        <>
          {pin.isColliding ? <TriangleAlert className={styles.warning} /> : <EntrySign kind="pin" />}
          <span className={styles.barName}>{pin.name}</span>
          <span className={styles.barFacts}>{[pin.where, texts.pinnedUntil(timestamp(pin.to, timeZone))].filter(Boolean).join(', ')}</span>
        </>
      )}
    </span>
  );
}
