import { useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { contentCalendarMessages as texts } from '../../messages/contentCalendar.ts';
import { dayInFull } from './calendarDays.ts';
import type { CalendarMoves, CalendarSetting } from './contentCalendarTypes.ts';
import * as styles from './ContentCalendar.css.ts';
import * as parts from './DayList.css.ts';
import { DayList } from './DayList.tsx';
import { contentOn, type DayContent } from './onDays.ts';

interface AgendaProps {
  /** The days in sight. */
  days: readonly string[];
  /** The content of each. */
  content: ReadonlyMap<string, DayContent>;
  /** Nothing is known yet. */
  isLoading: boolean;
  /** Writes a time of day. */
  timeOf: (instant: string) => string;
  /** How days are written. */
  setting: CalendarSetting;
  /** What can be done with movable entries; undefined where nothing can be moved. */
  moves: CalendarMoves | undefined;
}

/**
 * The days with entries, one below the other. A pin is only at its first day in sight. Days before today are behind a button,
 * so that what is next comes first.
 */
export function Agenda({ days, content, isLoading, timeOf, setting, moves }: AgendaProps) {
  const [earlierOf, setEarlierOf] = useState<string>();
  const { today } = setting;
  const [first = today] = days;
  const isEarlierShown = earlierOf === first;
  const earlier = days.includes(today) ? days.filter((day) => day < today) : [];
  const earlierCount = withContent(earlier, content).length;
  const shown = withContent(isEarlierShown ? days : days.slice(earlier.length), content);
  if (shown.length === 0 && earlierCount === 0) {
    return (
      <div className={parts.nothing}>
        {isLoading ? (
          <span className={styles.waiting}>
            <Skeleton width="45%" />
            <Skeleton width="90%" />
            <Skeleton width="70%" />
          </span>
        ) : (
          <EmptyState title={texts.nothingInSight.title} detail={texts.nothingInSight.text} />
        )}
      </div>
    );
  }
  return (
    <div className={parts.agenda}>
      {earlierCount > 0 && (
        <div className={parts.earlier}>
          <Button size="small" variant="quiet" aria-expanded={isEarlierShown} onPress={() => setEarlierOf(isEarlierShown ? undefined : first)}>
            {isEarlierShown ? texts.hideEarlier : texts.showEarlier(earlierCount)}
          </Button>
        </div>
      )}
      {shown.length === 0 && <p className={parts.nothingMore}>{texts.nothingFromToday}</p>}
      {shown.map(({ day, entries, pins }) => (
        <section key={day} data-day={day} className={parts.agendaDay} aria-label={dayInFull(day, setting.locale)}>
          <h3 className={parts.dayTitle}>
            {day === today && <span className={styles.today}>{texts.today} · </span>}
            {dayInFull(day, setting.locale)}
          </h3>
          <DayList entries={entries} pins={pins} timeOf={timeOf} timeZone={setting.timeZone} onReschedule={moves?.onReschedule} />
        </section>
      ))}
    </div>
  );
}

/** The days with entries, with their content. */
function withContent(days: readonly string[], content: ReadonlyMap<string, DayContent>) {
  const told = new Set<string>();
  return days.flatMap((day) => {
    const { entries, pins } = contentOn(content, day);
    const fresh = pins.filter(({ id }) => !told.has(id));
    for (const { id } of fresh) told.add(id);
    return entries.length + fresh.length === 0 ? [] : [{ day, entries, pins: fresh }];
  });
}
