import { useContext, useState } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { useFocusAfterClose } from './useFocusAfterClose.ts';

/**
 * For a list that opens over the page: when focus returns, the trigger is announced with the chosen value. react-aria also renders
 * the list while it is closed, to collect its choices; that copy has no focus to return when it unmounts with its page.
 */
export function FocusAfterClose() {
  const [hasOpened] = useState(useContext(OverlayTriggerStateContext)?.isOpen === true);
  return hasOpened ? <GivesFocusBack /> : null;
}

function GivesFocusBack() {
  useFocusAfterClose();
  return null;
}
