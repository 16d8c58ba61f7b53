import { use, useEffect } from 'react';
import { type UnsavedForm, UnsavedWorkContext } from './UnsavedWorkContext.ts';

/**
 * Makes work that is no form of `useUnsavedWork`, such as uploads, known to the application while the component is mounted.
 *
 * @param form keep it stable between renders, and change what it says in place
 */
export function useTakesPart(form: UnsavedForm): void {
  const { add } = use(UnsavedWorkContext);
  useEffect(() => add(form), [add, form]);
}
