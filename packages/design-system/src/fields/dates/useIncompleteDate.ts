import { createContext, useState } from 'react';
import { dateMessages } from '../../messages/dates.ts';

/** Hears whether some parts of a date are written and others are not. */
export const CompletenessContext = createContext<((isIncomplete: boolean) => void) | null>(null);

/**
 * A date with an empty part is no date: null is reported, and once focus has left the field it says so. The other parts
 * stay as they are written; the same part written again brings the same date back.
 */
export function useIncompleteDate(value: string | null, onChange: (value: string | null) => void) {
  const [kept, setKept] = useState<string | null>(null);
  const [isIncomplete, setIncomplete] = useState(false);
  const [isFocused, setFocused] = useState(false);
  return {
    /** What the parts are drawn from. */
    shown: value ?? (isIncomplete ? kept : null),
    change: (next: string | null) => {
      setKept(null);
      onChange(next);
    },
    /** What is wrong, if anything is: for the message under the field. */
    refusal: isIncomplete && !isFocused ? dateMessages.incomplete : null,
    onFocusChange: setFocused,
    onCompleteness: (next: boolean) => {
      if (next === isIncomplete) return;
      setIncomplete(next);
      if (next && value !== null) {
        setKept(value);
        onChange(null);
      } else if (!next) {
        setKept(null);
        if (kept !== null && value === null) onChange(kept);
      }
    },
  };
}
