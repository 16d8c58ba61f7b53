import { Announcement, Button } from '@noticeboard/design-system';
import { useRef } from 'react';
import { messages } from '../messages/en.ts';
import * as styles from './SlowWrite.css.ts';

const texts = messages.waiting;

export interface SlowWriteProps {
  /** Whether the change takes longer than usual; from `useWrite`. */
  isSlow: boolean;
  /** Stops waiting; from `useWrite`. */
  cancel: () => void;
}

/**
 * Shown in the dialog of a change: says that it takes long and offers to stop waiting. It doesn't claim that this
 * undoes it, because the host may have done it already (N06, faults D12). Made of phrasing content, so that it may be
 * inside a paragraph.
 */
export function SlowWrite({ isSlow, cancel }: SlowWriteProps) {
  const place = useRef<HTMLSpanElement>(null);
  const stopWaiting = () => {
    focusWhatSaves(place.current);
    cancel();
  };
  return (
    <span ref={place} className={styles.place}>
      <Announcement>{isSlow ? texts.slowWrite : ''}</Announcement>
      {isSlow && (
        <span className={styles.notice}>
          {texts.slowWrite}
          <Button size="small" variant="outline" tone="neutral" onPress={stopWaiting}>
            {texts.stopWaiting}
          </Button>
        </span>
      )}
    </span>
  );
}

/**
 * This button unmounts when waiting ends: the focus goes to the button that saved, and may save again (B03). A
 * pending change marks its button as pending; a refused button has the mark, too.
 */
function focusWhatSaves(place: HTMLElement | null): void {
  // The buttons of a dialog are below its form.
  const around = place?.closest('[role="dialog"], [role="alertdialog"]') ?? place?.closest('form, main');
  around?.querySelector<HTMLElement>('button[data-pending]:not([data-refused])')?.focus();
}
