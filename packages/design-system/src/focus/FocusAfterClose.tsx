import { useFocusAfterClose } from './useFocusAfterClose.ts';

/** For a list that opens over the page: when focus returns, the trigger is announced with the chosen value. */
export function FocusAfterClose() {
  useFocusAfterClose();
  return null;
}
