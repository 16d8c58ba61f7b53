import { useState } from 'react';
import { useAfterPause } from '../effects/useAfterPause.ts';

/** Milliseconds without a key after which typing counts as finished: longer than between two digits of one number. */
const typingPause = 700;

/** A value that may be half typed: '2' on the way to '20'. */
export interface SettledValue<Value> {
  /** What is typed and not in force yet; null while the field shows the value in force. */
  written: { value: Value; isSettled: boolean } | null;
  /** Something was typed. It counts after a pause, or once the field is left. */
  write: (value: Value) => void;
  /** The field was left, or a complete value was chosen: it counts now. @default what was typed last */
  settle: (chosen?: { value: Value }) => void;
  /** The field shows again what is in force. */
  forget: () => void;
}

/**
 * Holds back what is typed into a field that applies immediately, so that half a number is never applied.
 *
 * @param commit takes a value, or refuses it: then it stays in the field, and the last valid one in force
 * @param inForce identifies what is in force: when it changes, the typed value is dropped
 */
export function useSettledValue<Value>(commit: (value: Value) => void, inForce: string): SettledValue<Value> {
  const [written, setWritten] = useState<SettledValue<Value>['written']>(null);
  const [known, setKnown] = useState(inForce);
  if (known !== inForce) {
    setKnown(inForce);
    if (written?.isSettled) setWritten(null);
  }
  // A committed value is also kept until it is in force: the field would show the former value for a moment, and a screen reader would announce it.
  const take = (value: Value) => {
    commit(value);
    setWritten({ value, isSettled: true });
  };
  useAfterPause(written === null || written.isSettled ? undefined : written, typingPause, ({ value }) => take(value));
  return {
    written,
    write: (value) => setWritten({ value, isSettled: false }),
    settle: (chosen = written?.isSettled === false ? written : undefined) => {
      if (chosen !== undefined) take(chosen.value);
    },
    forget: () => setWritten(null),
  };
}
