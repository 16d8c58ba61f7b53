import { useEffect, useState } from 'react';
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

/** Whether the page behind, which the layer around this hides as it appears, has been hidden for long enough. */
function useIsPageHidden(): boolean {
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHidden(true), treeTime);
    return () => clearTimeout(timer);
  }, []);
  return isHidden;
}
