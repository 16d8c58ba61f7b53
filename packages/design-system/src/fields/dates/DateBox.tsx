import CalendarDays from 'lucide-react/icons/calendar-days';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { Group } from 'react-aria-components/Group';
import { box } from '../field.css.ts';
import * as styles from './dates.css.ts';

/** One date, written part by part. `slot` is the end of a range it stands for. */
export function DateParts({ slot }: { slot?: 'start' | 'end' }) {
  return (
    <DateInput {...(slot && { slot })} className={styles.parts}>
      {(segment) => <DateSegment segment={segment} className={styles.part} />}
    </DateInput>
  );
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
