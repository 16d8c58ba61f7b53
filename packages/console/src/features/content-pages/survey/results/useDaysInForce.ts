import type { DayRange } from '@noticeboard/design-system';
import { useState } from 'react';

/**
 * The days that results are about: while others are only typed in part, those that were chosen before (ADR 0029). No range is all days,
 * so that one that is half typed would show the results of all.
 */
export function useDaysInForce() {
  const [written, setWritten] = useState<DayRange | null>(null);
  const [last, setLast] = useState<DayRange | null>(null);
  const [isIncomplete, setIncomplete] = useState(false);
  const [revision, setRevision] = useState(0);
  return {
    /** The range in force; null for all days. */
    days: written ?? (isIncomplete ? last : null),
    /** The field's props. Its key changes when it is emptied: parts that are typed are only in the field. */
    field: {
      key: revision,
      value: written,
      onChange: (next: DayRange | null) => {
        setWritten(next);
        if (next !== null) setLast(next);
      },
      onIncompleteChange: (now: boolean) => {
        setIncomplete(now);
        if (!now) setLast(written);
      },
    },
    /** Whether there is something in the field. */
    isWritten: written !== null || isIncomplete,
    /** Empties the field. */
    clear: () => {
      setWritten(null);
      setLast(null);
      setRevision(revision + 1);
    },
  };
}
