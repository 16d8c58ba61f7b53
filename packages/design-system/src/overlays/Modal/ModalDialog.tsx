import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Dialog, type DialogProps } from 'react-aria-components/Dialog';
import { treeTime } from './treeTime.ts';
import { PageIsHidden } from './useFirstField.ts';

/**
 * The dialog of a modal layer. Nothing in it takes focus before a screen reader knows that the page behind has gone: it
 * rebuilds what it knows then, and would take a field that had the focus already for told (docs/decisions/0023).
 */
export function ModalDialog(props: DialogProps) {
  const isPageHidden = useIsPageHidden();
  return (
    <PageIsHidden value={isPageHidden}>
      {/* react-aria's word for 'the focus comes later'. */}
      <Dialog {...props} isEntering={!isPageHidden} />
    </PageIsHidden>
  );
}

/**
 * Whether the page behind, which the layer around this hides as it appears, has been hidden for long enough. Whoever types
 * sooner gets the focus at once: no letter and no Escape is lost.
 */
function useIsPageHidden(): boolean {
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    if (isHidden) return undefined;
    const timer = setTimeout(() => setHidden(true), treeTime);
    const hurry = (event: KeyboardEvent) => {
      flushSync(() => setHidden(true));
      // A letter goes where the focus is now; a key that was meant for the dialog has its way through the page already.
      if (event.key === 'Escape') document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: event.key, code: event.code, bubbles: true, cancelable: true }));
    };
    window.addEventListener('keydown', hurry, { capture: true, once: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', hurry, { capture: true });
    };
  }, [isHidden]);
  return isHidden;
}
