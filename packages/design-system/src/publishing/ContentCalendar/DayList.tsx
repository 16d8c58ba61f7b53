import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useKeyboard } from 'react-aria/useKeyboard';
import { Button } from '../../actions/Button/Button.tsx';
import { RowName } from '../../collections/RowName/RowName.tsx';
import { contentCalendarMessages as texts } from '../../messages/contentCalendar.ts';
import { timestamp } from '../../time/timestamp.ts';
import type { CalendarEntry, CalendarPin } from './contentCalendarTypes.ts';
import * as entryStyles from './CalendarEntry.css.ts';
import * as styles from './ContentCalendar.css.ts';
import * as parts from './DayList.css.ts';
import { EntrySign } from './EntrySign.tsx';
import { toneStyle } from './toneStyle.ts';

interface DayListProps {
  /** What happens on the day. */
  entries: readonly CalendarEntry[];
  /** What is pinned on it. */
  pins: readonly CalendarPin[];
  /** Writes a time of day. */
  timeOf: (instant: string) => string;
  /** IANA name of the zone that times are meant in. */
  timeZone: string;
  /** Called to choose another date; undefined where nothing can be moved. */
  onReschedule: ((entry: CalendarEntry) => void) | undefined;
  /** What the key `m` does on an entry. @default what the button does */
  onKey?: ((entry: CalendarEntry) => void) | undefined;
}

/** Everything on a day, with its links: what happens on it before what only continues. */
export function DayList({ entries, pins, timeOf, timeZone, onReschedule, onKey = onReschedule }: DayListProps) {
  const { keyboardProps } = useKeyboard({
    onKeyDown: (event) => {
      const id = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-calendar-entry]')?.dataset['calendarEntry'] : undefined;
      const entry = entries.find((each) => each.id === id);
      if (event.key === 'm' && !event.ctrlKey && !event.metaKey && !event.altKey && entry?.isMovable && !entry.isMoving) onKey?.(entry);
      else event.continuePropagation();
    },
  });
  if (entries.length + pins.length === 0) return <p className={parts.lineFacts}>{texts.nothing}</p>;
  return (
    <ul {...keyboardProps} className={parts.list}>
      {entries.map((entry) => (
        <li
          key={entry.id}
          data-calendar-entry={entry.id}
          className={parts.line}
          style={toneStyle(entry.tone)}
        >
          <span className={entryStyles.mark({ isSeries: entry.kind === 'series' })} />
          <span className={parts.lineSign}>
            <EntrySign kind={entry.kind} />
          </span>
          <span className={parts.lineWords}>
            <RowName href={entry.href}>{entry.name}</RowName>
            <span className={parts.lineFacts}>{[`${texts.kinds[entry.kind]} ${timeOf(entry.instant)}`, entry.pageName, entry.where].filter(Boolean).join(' · ')}</span>
            {entry.isMovable && onReschedule && (
              <Button size="small" variant="outline" tone="neutral" isPending={entry.isMoving ?? false} aria-label={texts.rescheduleEntry(entry.name)} onPress={() => onReschedule(entry)}>
                {texts.reschedule}
              </Button>
            )}
          </span>
        </li>
      ))}
      {pins.map((pin) => (
        <li key={pin.id} className={parts.line} style={toneStyle(pin.tone)}>
          <span className={entryStyles.mark()} />
          <span className={parts.lineSign}>{pin.isColliding ? <TriangleAlert aria-hidden className={styles.warning} /> : <EntrySign kind="pin" />}</span>
          <span className={parts.lineWords}>
            <RowName href={pin.href}>{pin.name}</RowName>
            <span className={parts.lineFacts}>{[`${texts.pinned} ${texts.pinnedUntil(timestamp(pin.to, timeZone))}`, pin.isColliding && texts.colliding, pin.pageName, pin.where].filter(Boolean).join(' · ')}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
