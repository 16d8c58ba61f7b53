import { createContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { dateMessages } from '../../messages/dates.ts';
import { afterPress, watchPresses } from '../afterPress.ts';

/** How much of a date is written: no part, some of them, or all. */
export type Completeness = 'empty' | 'partial' | 'complete';

/** Which end of a range a date is; a single date counts as a start. */
export type DateEnd = 'start' | 'end';

/** Receives how much of each date in a field is filled. */
export const CompletenessContext = createContext<((completeness: Completeness, end: DateEnd) => void) | null>(null);

type Written = Partial<Record<DateEnd, Completeness>>;

const isPartial = (written: Written) => written.start === 'partial' || written.end === 'partial';

/**
 * A date with an empty part is no date, and a range with such a date no range: null is reported, and once focus has left
 * the field it says so. The other parts stay as they are written; the same part written again brings the same value back.
 *
 * @param onIncompleteChange is told instead, where 'none' would be a date of its own: the value stays as it was until then
 */
export function useIncompleteDate<Value>(value: Value | null, onChange: (value: Value | null) => void, onIncompleteChange?: (isIncomplete: boolean) => void) {
  const [kept, setKept] = useState<Value | null>(null);
  const [written, setWritten] = useState<Written>({});
  const [revision, setRevision] = useState(0);
  const [isFocused, setFocused] = useState(false);
  const hasFocus = useRef(false);
  const tell = useEffectEvent((isIncomplete: boolean) => onIncompleteChange?.(isIncomplete));
  const isIncompleteNow = isPartial(written);
  useEffect(() => {
    if (!isIncompleteNow) return;
    tell(true);
    return () => tell(false);
  }, [isIncompleteNow]);
  const isHalf = written.end !== undefined && written.start !== written.end;
  return {
    /** The value that the parts render. */
    shown: value ?? (isPartial(written) ? kept : null),
    /** Changes with each edit, so that the date is remounted and shows all its parts even if it is equal. */
    revision,
    change: (next: Value | null) => {
      setKept(null);
      setRevision(revision + 1);
      onChange(next);
    },
    /** Keeps a range of which one date is still incomplete, to be reported once that one is written. */
    keep: setKept,
    /** How much of each date is written. */
    written,
    /** What is wrong, if anything is: for the message under the field. */
    refusal: (isPartial(written) || isHalf) && !isFocused ? dateMessages.incomplete : null,
    onFocusChange: (now: boolean) => {
      hasFocus.current = now;
      if (now) {
        watchPresses();
        setFocused(true);
      } else afterPress(() => setFocused(hasFocus.current));
    },
    onCompleteness: (completeness: Completeness, end: DateEnd) => {
      if (written[end] === completeness) return;
      setWritten((before) => ({ ...before, [end]: completeness }));
      const isIncomplete = isPartial({ ...written, [end]: completeness });
      if (isIncomplete === isPartial(written) || onIncompleteChange !== undefined) return;
      if (isIncomplete && value !== null) {
        setKept(value);
        onChange(null);
      } else if (!isIncomplete) {
        setKept(null);
        if (kept !== null && value === null) onChange(kept);
      }
    },
  };
}

/** The date of a text, a new object in each revision: react-aria doesn't re-render for one it has already. */
export function drawnDate<Drawn>(text: string | null | undefined, parse: (text: string) => Drawn, _revision: number): Drawn | null {
  return text === null || text === undefined ? null : parse(text);
}
