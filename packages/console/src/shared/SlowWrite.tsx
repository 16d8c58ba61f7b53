import { Button } from '@noticeboard/design-system';
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
 * Stands in the dialog of a change: says that it takes long and offers to stop waiting. Nobody is told that this
 * undoes it, because the host may have done it already (N06, D12). Made of phrasing content, so that it may stand
 * inside a paragraph.
 */
export function SlowWrite({ isSlow, cancel }: SlowWriteProps) {
  return (
    <span role="status" className={styles.place}>
      {isSlow && (
        <span className={styles.notice}>
          {texts.slowWrite}
          <Button size="small" variant="outline" tone="neutral" onPress={cancel}>
            {texts.stopWaiting}
          </Button>
        </span>
      )}
    </span>
  );
}
