import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { memo, useMemo } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { useHandler } from '../../effects/useHandler.ts';
import { Announcement } from '../../feedback/announcement/Announcement.tsx';
import { SegmentedControl } from '../../fields/SegmentedControl/SegmentedControl.tsx';
import { contentCalendarMessages as texts } from '../../messages/contentCalendar.ts';
import { Agenda } from './Agenda.tsx';
import { sightInWords, stepped, weeksInSight } from './calendarDays.ts';
import { CalendarGrid } from './CalendarGrid.tsx';
import { calendarTimes } from './calendarTimes.ts';
import type { CalendarEntry, CalendarMoves, CalendarPin, CalendarSetting, CalendarView, DraftPlacing } from './contentCalendarTypes.ts';
import * as styles from './ContentCalendar.css.ts';
import { EntrySign } from './EntrySign.tsx';
import { contentOfDays } from './onDays.ts';

export interface ContentCalendarProps {
  /** How much is in sight. */
  view: CalendarView;
  /** Another view was chosen. */
  onViewChange: (view: CalendarView) => void;
  /** A day in sight, YYYY-MM-DD. */
  day: string;
  /** Called with a day of another month or week, to show that. */
  onDayChange: (day: string) => void;
  /** What happens; keep the array stable between renders. */
  entries: readonly CalendarEntry[];
  /** What is pinned; keep the array stable between renders. */
  pins: readonly CalendarPin[];
  /** Where and how days are meant; from `useCalendarSetting`. */
  setting: CalendarSetting;
  /** Lists the days below each other, where there is no room for seven beside each other. @default false */
  isNarrow?: boolean;
  /** What can be done with movable entries; keep it stable between renders. @default nothing can be moved */
  moves?: CalendarMoves | undefined;
  /** What is done with drafts of a `DraftShelf`; keep it stable between renders. @default drafts cannot be dropped */
  placing?: DraftPlacing | undefined;
  /** The present, ISO 8601 in UTC, as a line over today in a week. @default no line */
  now?: string | undefined;
  /** First load. @default false */
  isLoading?: boolean;
}

const views = [
  { id: 'month', label: texts.view.month },
  { id: 'week', label: texts.view.week },
] as const;

const kinds = ['published', 'scheduled', 'series', 'surveyEnds'] as const;

/** What is published, scheduled, repeated and pinned, by days. The colour shows the page, the icon the state. */
export function ContentCalendar({ view, onViewChange, day, onDayChange, entries, pins, setting, isNarrow = false, moves, placing, now, isLoading = false }: ContentCalendarProps) {
  const { locale, timeZone, today } = setting;
  const days = useMemo(() => weeksInSight(view, day, locale).flat(), [view, day, locale]);
  const content = useMemo(() => contentOfDays(entries, pins, days, timeZone), [entries, pins, days, timeZone]);
  const timeOf = useMemo(() => calendarTimes({ locale, timeZone }), [locale, timeZone]);
  const title = sightInWords(view, day, locale);
  const changeView = useHandler(onViewChange);
  const step = useHandler((direction: -1 | 1 | null) => onDayChange(direction === null ? today : stepped(view, day, direction)));
  const shared = { content, isLoading, timeOf, setting, moves };
  return (
    <div className={styles.frame}>
      <CalendarHead view={view} title={title} onViewChange={changeView} onStep={step} />
      <Announcement>{isLoading ? texts.loading : title}</Announcement>
      {isNarrow ? <Agenda {...shared} days={days} /> : <CalendarGrid {...shared} label={title} view={view} day={day} onDayChange={onDayChange} pins={pins} placing={placing} now={now} />}
      <p className={styles.legend}>
        {kinds.map((kind) => (
          <span key={kind} className={styles.legendEntry}>
            <EntrySign kind={kind} />
            {texts.kinds[kind]}
          </span>
        ))}
        <span className={styles.legendEntry}>
          <EntrySign kind="pin" />
          {texts.pinned}
        </span>
      </p>
    </div>
  );
}

interface CalendarHeadProps extends Pick<ContentCalendarProps, 'view' | 'onViewChange'> {
  /** The month or the week in words. */
  title: string;
  /** Another month or week was asked for: the one before, the next one, or (null) the present one. */
  onStep: (direction: -1 | 1 | null) => void;
}

/** What is in sight, and how to get elsewhere. Memoized: it stays as it is when entries load. */
const CalendarHead = memo(function CalendarHead({ view, title, onViewChange, onStep }: CalendarHeadProps) {
  return (
    <div className={styles.head}>
      <h2 className={styles.title}>{title}</h2>
      <span className={styles.steps}>
        <IconButton label={texts.previous[view]} icon={<ChevronLeft />} onPress={() => onStep(-1)} />
        <IconButton label={texts.next[view]} icon={<ChevronRight />} onPress={() => onStep(1)} />
        <Button size="small" variant="outline" tone="neutral" onPress={() => onStep(null)}>
          {texts.today}
        </Button>
      </span>
      <span className={styles.room} />
      <SegmentedControl label={texts.views} size="small" segments={views} value={view} onChange={(next) => onViewChange(next === 'week' ? 'week' : 'month')} />
    </div>
  );
});
