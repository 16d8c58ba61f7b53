import CalendarDays from 'lucide-react/icons/calendar-days';
import { type ReactNode, useContext, useEffect } from 'react';
import { Button } from 'react-aria-components/Button';
import { DateFieldStateContext, DateInput, DateSegment, type DateSegmentProps } from 'react-aria-components/DateField';
import { Group } from 'react-aria-components/Group';
import { box } from '../field.css.ts';
import * as styles from './dates.css.ts';
import { CompletenessContext } from './useIncompleteDate.ts';

/** One date, written part by part. `slot` is the end of a range it stands for. */
export function DateParts({ slot }: { slot?: 'start' | 'end' }) {
  return (
    <DateInput {...(slot && { slot })} className={styles.parts}>
      {(segment) => <DatePart segment={segment} />}
    </DateInput>
  );
}

/** A part of a date. The year, which every date has, tells the field whether all parts are written. */
function DatePart({ segment }: Pick<DateSegmentProps, 'segment'>) {
  const state = useContext(DateFieldStateContext);
  const report = useContext(CompletenessContext);
  const parts = state?.segments.filter(({ isEditable }) => isEditable) ?? [];
  const isIncomplete = parts.some(({ isPlaceholder }) => isPlaceholder) && !parts.every(({ isPlaceholder }) => isPlaceholder);
  const isReporter = segment.type === 'year';
  useEffect(() => {
    if (isReporter) report?.(isIncomplete);
  }, [isReporter, isIncomplete, report]);
  return <DateSegment segment={segment} className={styles.part} />;
}

/** The box of a field for dates: what is written, and the button that opens the calendar. */
export function DateBox({ children, isRefused }: { children: ReactNode; isRefused: boolean }) {
  return (
    <Group className={`${box} ${styles.box}`} {...(isRefused && { 'aria-disabled': true })}>
      <span className={styles.written}>{children}</span>
      <Button className={styles.open}>
        <CalendarDays aria-hidden />
      </Button>
    </Group>
  );
}
