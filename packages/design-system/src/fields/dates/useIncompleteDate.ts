import { createContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { dateMessages } from '../../messages/dates.ts';
import { afterPress, watchPresses } from '../afterPress.ts';
import type { Completeness } from './completeness.ts';

/** Which end of a range a date is; a single date counts as a start. */
export type DateEnd = 'start' | 'end';

/** Receives how much of each date in a field is filled. */
export const CompletenessContext = createContext<((completeness: Completeness, end: DateEnd) => void) | null>(null);

type Written = Partial<Record<DateEnd, Completeness>>;

const isUnfinished = (completeness: Completeness | undefined) => completeness === 'partial' || completeness === 'impossible';
const isPartial = (written: Written) => isUnfinished(written.start) || isUnfinished(written.end);

/**
 * A date with an empty part is not a date, nor a range with such a date a range: null is reported, and once focus has left
 * the field it says so. The other parts stay as they are typed; the same part typed again restores the same value.
 * The same holds for a date that does not exist; left like that it becomes the nearest one, and the field says so (ADR 0184).
 *
 * @param onIncompleteChange is called instead, where null is a valid value: the value stays as it was until then
 */
export function useIncompleteDate<Value>(value: Value | null, onChange: (value: Value | null) => void, onIncompleteChange?: (isIncomplete: boolean) => void) {
  const [kept, setKept] = useState<Value | null>(null);
  const [written, setWritten] = useState<Written>({});
  const [revision, setRevision] = useState(0);
  const [taken, setTaken] = useState<Value | null>(null);
  const [isFocused, setFocused] = useState(false);
  const hasFocus = useRef(false);
  const isIncompleteNow = isPartial(written);
  useReportWhile(isIncompleteNow, onIncompleteChange);
  const isHalf = written.end !== undefined && written.start !== written.end;
  const change = (next: Value | null) => {
    setKept(null);
    setRevision(revision + 1);
    onChange(next);
  };
  return {
    /** The value that the parts render. */
    shown: value ?? (isPartial(written) ? kept : null),
    /** Changes with each edit, so that the date is remounted and shows all its parts even if it is equal. */
    revision,
    change,
    /** `change` for a single date: an incomplete one is reported once its parts show it, and the press that has completed it is over. */
    finish: (next: Value | null) => {
      if (next === null || !isIncompleteNow || onIncompleteChange !== undefined) return change(next);
      setKept(next);
      setRevision(revision + 1);
    },
    /** The date that replaced one that does not exist, until another is typed. */
    taken: taken !== null && taken === value ? taken : null,
    /** Keeps a range of which one date is still incomplete, to be reported once that one is typed. */
    keep: setKept,
    /** How much of each date is typed. */
    written,
    /** Whether something is typed that is not whole: a date, or a range of which one date is there. */
    isIncomplete: isIncompleteNow || isHalf,
    /**
     * What is wrong, if anything is: for the message under the field.
     *
     * @param ofValue what is wrong with the value, which an incomplete date does not show
     * @param isSent whether it was sent like that: then it is said in the field, too, which has the focus by then
     */
    refusalOr: (ofValue: string | null, isSent = false) => (isIncompleteNow ? null : ofValue) ?? ((isIncompleteNow || isHalf) && (isSent || !isFocused) ? dateMessages.incomplete : null),
    onFocusChange: (now: boolean) => {
      hasFocus.current = now;
      if (now) {
        watchPresses();
        setFocused(true);
      } else afterPress(() => setFocused(hasFocus.current));
    },
    onCompleteness: (completeness: Completeness, end: DateEnd, isLeft = false) => {
      if (written[end] === completeness) return;
      const isIncomplete = isPartial({ ...written, [end]: completeness });
      const isChange = isIncomplete !== isPartial(written) && onIncompleteChange === undefined;
      const wasTaken = written[end] === 'impossible' && completeness === 'complete' && isLeft;
      const report = () => {
        setWritten((before) => ({ ...before, [end]: completeness }));
        setTaken(wasTaken ? (kept ?? value) : null);
        if (!isChange) return;
        setKept(isIncomplete ? value : null);
        if (isIncomplete && value !== null) onChange(null);
        else if (!isIncomplete && kept !== null && value === null) onChange(kept);
      };
      // The press that has left the field was made before the user could read the replacing date: it finds no date.
      if (wasTaken) afterPress(report);
      else report();
    },
  };
}

/** Reports that something has begun, and that it is over; also when the field is unmounted meanwhile. */
export function useReportWhile(is: boolean, report: ((is: boolean) => void) | undefined): void {
  const reportNow = useEffectEvent((now: boolean) => report?.(now));
  useEffect(() => {
    if (!is) return;
    reportNow(true);
    return () => reportNow(false);
  }, [is]);
}

/**
 * Reports while the typed parts differ from what they were when the focus came: until they are left, the date may be half typed (ADR 0211).
 *
 * @returns takes whether the focus is in the typed parts
 */
export function useTypedDate<Value>(value: Value | null, onTypingChange?: (isTyping: boolean) => void): (isWriting: boolean) => void {
  const [before, setBefore] = useState<{ value: Value | null } | null>(null);
  useReportWhile(before !== null && before.value !== value, onTypingChange);
  return (isWriting) => setBefore(isWriting ? { value } : null);
}

/** The date of a text, a new object in each revision: react-aria doesn't re-render for one it has already. */
export function renderedDate<Parsed>(text: string | null | undefined, parse: (text: string) => Parsed, _revision: number): Parsed | null {
  return text === null || text === undefined ? null : parse(text);
}
