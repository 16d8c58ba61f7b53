import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { CalendarCell, CalendarGrid, CalendarGridBody, CalendarGridHeader, CalendarHeaderCell } from 'react-aria-components/Calendar';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Popover } from 'react-aria-components/Popover';
import { dateMessages } from '../../messages/dates.ts';
import { FocusAfterClose } from '../../focus/FocusAfterClose.tsx';
import * as styles from './calendar.css.ts';

/** A value that one press chooses: 'In one week'. */
export interface DatePreset<Value> {
  /** Its label, a few words. */
  label: string;
  /** The value that is chosen. */
  value: Value;
}

/** The head and the days of one month, inside react-aria's Calendar or RangeCalendar. */
export function CalendarMonth({ today, isOfRange = false }: { today: string; isOfRange?: boolean }) {
  return (
    <>
      <div className={styles.head}>
        <Button slot="previous" className={styles.step}>
          <ChevronLeft aria-hidden />
        </Button>
        <Heading className={styles.month} />
        <Button slot="next" className={styles.step}>
          <ChevronRight aria-hidden />
        </Button>
      </div>
      <CalendarGrid weekdayStyle="short" className={styles.grid}>
        <CalendarGridHeader>{(day) => <CalendarHeaderCell className={styles.weekday}>{day}</CalendarHeaderCell>}</CalendarGridHeader>
        <CalendarGridBody>
          {(date) => <CalendarCell date={date} className={styles.day({ isOfRange, isToday: date.toString() === today })} />}
        </CalendarGridBody>
      </CalendarGrid>
    </>
  );
}

export interface CalendarPopoverProps<Value> {
  /** The calendar. */
  children: ReactNode;
  /** Suggestions below the calendar. @default none */
  presets?: readonly DatePreset<Value>[] | undefined;
  /** A suggestion was chosen; the popover closes automatically. */
  onPreset: (value: Value) => void;
}

/** The calendar that opens from the field, with suggestions beneath. */
export function CalendarPopover<Value>({ children, presets = [], onPreset }: CalendarPopoverProps<Value>) {
  return (
    <Popover className={styles.popover} offset={4}>
      <FocusAfterClose />
      <Dialog className={styles.dialog}>
        {({ close }) => (
          <>
            {children}
            {presets.length > 0 && (
              <div role="group" aria-label={dateMessages.presets} className={styles.presets}>
                {presets.map(({ label, value }) => (
                  <Button
                    key={label}
                    slot={null}
                    className={styles.preset}
                    onPress={() => {
                      onPreset(value);
                      close();
                    }}
                  >
                    {label}
                  </Button>
                ))}
              </div>
            )}
          </>
        )}
      </Dialog>
    </Popover>
  );
}
