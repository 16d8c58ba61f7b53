import type { RefObject } from 'react';
import { Heading } from 'react-aria-components/Heading';
import { Popover } from 'react-aria-components/Popover';
import { FirstFocus } from '../../overlays/Modal/FirstFocus.tsx';
import { ModalDialog } from '../../overlays/Modal/ModalDialog.tsx';
import { dayInFull } from './calendarDays.ts';
import type { CalendarEntry, CalendarSetting } from './contentCalendarTypes.ts';
import * as parts from './DayList.css.ts';
import { DayList } from './DayList.tsx';
import type { DayContent } from './onDays.ts';

interface DayPopoverProps {
  /** The day that is open, YYYY-MM-DD; null for none. */
  day: string | null;
  /** Asked to close. */
  onClose: () => void;
  /** The day in the grid, which has the focus again when this closes. */
  trigger: RefObject<HTMLElement | null>;
  /** What the day holds. */
  content: DayContent;
  /** Writes a time of day. */
  timeOf: (instant: string) => string;
  /** How days are written. */
  setting: CalendarSetting;
  /** Called to choose another date; undefined where nothing can be moved. */
  onReschedule: ((entry: CalendarEntry) => void) | undefined;
  /** An entry is to be carried over the days by keyboard; undefined where nothing can be moved. */
  onCarry: ((entry: CalendarEntry) => void) | undefined;
}

/** All of a day, in a small window beside it. */
export function DayPopover({ day, onClose, trigger, content, timeOf, setting, onReschedule, onCarry }: DayPopoverProps) {
  // No window over a window.
  const closing = (act: ((entry: CalendarEntry) => void) | undefined) =>
    act &&
    ((entry: CalendarEntry) => {
      onClose();
      act(entry);
    });
  return (
    <Popover triggerRef={trigger} isOpen={day !== null} onOpenChange={(isOpen) => !isOpen && onClose()} placement="bottom start" offset={2} className={parts.popover}>
      <ModalDialog className={parts.dialog}>
        <Heading slot="title" level={3} className={parts.dayTitle}>
          {day === null ? '' : dayInFull(day, setting.locale)}
        </Heading>
        <FirstFocus on="link">
          <DayList {...content} timeOf={timeOf} timeZone={setting.timeZone} onReschedule={closing(onReschedule)} onKey={closing(onCarry)} />
        </FirstFocus>
      </ModalDialog>
    </Popover>
  );
}
