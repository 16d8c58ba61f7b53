import { type RefObject, useContext, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Dialog, type DialogProps, OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { treeTime } from '../../focus/treeTime.ts';
import { PageIsHidden } from './useFirstField.ts';
import { useFocusAfterClose } from '../../focus/useFocusAfterClose.ts';
import { useIsLeaving } from '../../focus/leaving.ts';

/**
 * The dialog of a modal layer. Nothing in it takes focus before a screen reader has noticed that the page behind is hidden: it
 * rebuilds its tree then, and would not announce a field that has the focus already (ADR 0023).
 */
export function ModalDialog(props: DialogProps) {
  // Opened again during its exit, it is remounted, so that it gets the focus.
  return <OpenedDialog key={useOpening()} {...props} />;
}

/** How often the layer around this has been opened. */
function useOpening(): number {
  const isOpen = useContext(OverlayTriggerStateContext)?.isOpen !== false;
  const [wasOpen, setWasOpen] = useState(isOpen);
  const [opening, setOpening] = useState(0);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setOpening(opening + 1);
  }
  return opening;
}

function OpenedDialog(props: DialogProps) {
  const dialog = useRef<HTMLElement>(null);
  const isPageHidden = useIsPageHidden(dialog);
  useFocusAfterClose();
  useIsLeaving();
  return (
    <PageIsHidden value={isPageHidden}>
      {/* react-aria's word for 'the focus comes later'. */}
      <Dialog {...props} ref={dialog} isEntering={!isPageHidden} />
    </PageIsHidden>
  );
}

/**
 * Whether the page behind, which the layer around this hides as it appears, has been hidden for long enough. A user who types
 * sooner gets the focus immediately: no letter and no Escape is lost.
 */
function useIsPageHidden(dialog: RefObject<HTMLElement | null>): boolean {
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    if (isHidden) return undefined;
    const timer = setTimeout(() => setHidden(true), treeTime);
    const hurry = (event: KeyboardEvent) => {
      flushSync(() => setHidden(true));
      handOver(event, dialog.current);
    };
    window.addEventListener('keydown', hurry, { capture: true, once: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', hurry, { capture: true });
    };
  }, [dialog, isHidden]);
  return isHidden;
}

/** A key that was pressed beside the dialog was meant for it: a letter goes where the focus is now, other keys are dispatched there again. */
function handOver({ target, key, code, shiftKey, ctrlKey, altKey, metaKey }: KeyboardEvent, dialog: HTMLElement | null): void {
  if (dialog === null || (target instanceof Node && dialog.contains(target))) return;
  if (!dialog.contains(document.activeElement)) dialog.focus();
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, code, shiftKey, ctrlKey, altKey, metaKey, bubbles: true, cancelable: true }));
}
