import { use, useEffect } from 'react';
import { type UnsavedForm, UnsavedWorkContext } from './UnsavedWorkContext.ts';

/**
 * Registers work that is not a form of `useUnsavedWork`, such as uploads, with the application while the component is mounted.
 *
 * @param form keep it stable between renders, and change what it says in place
 */
export function useTakesPart(form: UnsavedForm): void {
  const { add } = use(UnsavedWorkContext);
  useEffect(() => add(form), [add, form]);
}
