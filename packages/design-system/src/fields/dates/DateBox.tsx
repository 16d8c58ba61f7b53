import CalendarDays from 'lucide-react/icons/calendar-days';
import { type ReactNode, useContext, useRef } from 'react';
import { useFocusWithin } from 'react-aria/useFocusWithin';
import { Button } from 'react-aria-components/Button';
import { DateFieldStateContext, DateInput, DateSegment, type DateSegmentProps } from 'react-aria-components/DateField';
import { Group } from 'react-aria-components/Group';
import { useSynchronized } from '../../effects/useSynchronized.ts';
import { box } from '../field.css.ts';
import { type Completeness, completenessOf } from './completeness.ts';
import * as styles from './dates.css.ts';
import { useKeptParts } from './keptParts.ts';
import { settleBeforeBlur } from './settleBeforeBlur.ts';
import { CompletenessContext, type DateEnd } from './useIncompleteDate.ts';

/** One date, typed part by part. `slot` says which end of a range it is, `keptAs` the name under which it is kept while it is incomplete. */
export function DateParts({ slot, keptAs }: { slot?: DateEnd; keptAs?: string | undefined }) {
  return (
    <DateInput {...(slot && { slot })} className={styles.parts}>
      {(segment) => <DatePart segment={segment} end={slot ?? 'start'} keptAs={keptAs} />}
    </DateInput>
  );
}

/** A part of a date. The year, which every date has, reports to the field how many parts are filled. */
function DatePart({ segment, end, keptAs }: Pick<DateSegmentProps, 'segment'> & { end: DateEnd; keptAs: string | undefined }) {
  const state = useContext(DateFieldStateContext);
  const report = useContext(CompletenessContext);
  const completeness = state === null ? 'empty' : completenessOf(state);
  const isReporter = segment.type === 'year';
  useSynchronized(isReporter ? completeness : undefined, (now) => report?.(now, end));
  useKeptParts(isReporter ? keptAs : undefined, state, completeness);
  return <DateSegment segment={segment} className={styles.part} />;
}

interface OneDateBoxProps {
  /** The name under which it is kept while it is incomplete. */
  name: string | undefined;
  /** Whether it cannot be changed, for a reason that the field shows. */
  isRefused: boolean;
  /** How much of the date is typed now. */
  onCompleteness: (completeness: Completeness, end: DateEnd, isLeft: boolean) => void;
  /** The focus has come into the typed parts, or left them. */
  onWritingChange?: (isWriting: boolean) => void;
}

/** The box of a field for one date. */
export function OneDateBox({ name, isRefused, onCompleteness, onWritingChange }: OneDateBoxProps) {
  const isLeft = useRef(true);
  const noteWriting = (isWriting: boolean) => {
    isLeft.current = !isWriting;
    onWritingChange?.(isWriting);
  };
  return (
    <DateBox isRefused={isRefused} onWritingChange={noteWriting}>
      <CompletenessContext value={(completeness, end) => onCompleteness(completeness, end, isLeft.current)}>
        <DateParts keptAs={name} />
      </CompletenessContext>
    </DateBox>
  );
}

/** The box of a field for dates: the typed parts, and the button that opens the calendar. */
export function DateBox({ children, isRefused, onWritingChange }: { children: ReactNode; isRefused: boolean; onWritingChange?: (isWriting: boolean) => void }) {
  const { focusWithinProps } = useFocusWithin({ isDisabled: onWritingChange === undefined, ...(onWritingChange && { onFocusWithinChange: onWritingChange }) });
  return (
    <Group ref={settleBeforeBlur} className={`${box} ${styles.box}`} {...(isRefused && { 'aria-disabled': true })}>
      <span {...focusWithinProps} className={styles.written}>{children}</span>
      <Button className={styles.open}>
        <CalendarDays aria-hidden />
      </Button>
    </Group>
  );
}
