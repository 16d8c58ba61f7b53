import { useState } from 'react';

/** What a form holds, and how it is changed. */
export interface FormValues<Values> {
  values: Values;
  /** Changes the named ones. */
  change: (changes: Partial<Values>) => void;
  /** Whether any value is another than at the start. */
  isDirty: boolean;
}

/** Keeps the values of a small form. What is given later on is ignored: typing is never overwritten. */
export function useFormValues<Values extends object>(given: Values): FormValues<Values> {
  const [start] = useState(given);
  const [values, setValues] = useState(given);
  const names = Object.keys(start) as (keyof Values)[];
  return {
    values,
    change: (changes) => setValues((current) => ({ ...current, ...changes })),
    isDirty: names.some((name) => !Object.is(start[name], values[name])),
  };
}
