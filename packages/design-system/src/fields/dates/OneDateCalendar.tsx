import { Calendar } from 'react-aria-components/Calendar';
import { CalendarMonth, CalendarPopover, type CalendarPopoverProps } from './CalendarPopover.tsx';

interface OneDateCalendarProps extends Omit<CalendarPopoverProps<string>, 'children'> {
  /** The day that is marked as today, YYYY-MM-DD. */
  today: string;
}

/** The calendar of a field for one date. */
export function OneDateCalendar({ today, ...popover }: OneDateCalendarProps) {
  return (
    <CalendarPopover {...popover}>
      <Calendar>
        <CalendarMonth today={today} />
      </Calendar>
    </CalendarPopover>
  );
}
