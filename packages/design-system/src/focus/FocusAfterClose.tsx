import { useContext, useState } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { useFocusAfterClose } from './useFocusAfterClose.ts';

/**
 * For a list that opens over the page: when focus returns, the trigger is announced with the chosen value. react-aria also renders
 * what is in the list while it is closed, to know its choices; that copy has no focus to give back when it goes with its page.
 */
export function FocusAfterClose() {
  const [hasOpened] = useState(useContext(OverlayTriggerStateContext)?.isOpen === true);
  return hasOpened ? <GivesFocusBack /> : null;
}

function GivesFocusBack() {
  useFocusAfterClose();
  return null;
}
