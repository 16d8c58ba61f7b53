import { useFocusAfterClose } from './useFocusAfterClose.ts';

/** Inside a list that opens over the page: what opened it is told, with what was chosen, when the focus is back. */
export function FocusAfterClose() {
  useFocusAfterClose();
  return null;
}
