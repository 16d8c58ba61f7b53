import { Button } from '@noticeboard/design-system';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { commentsMessages as texts } from '../../messages/comments.ts';
import * as styles from './InboxColumns.css.ts';

/** What was hidden or shown last. */
export interface LastChange {
  /** Its author. */
  name: string;
  isHidden: boolean;
}

/** One line for what was just hidden or shown, with Undo, while the next one is open. */
export function Changed({ last, onUndo }: { last: LastChange | null; onUndo: () => void }) {
  return (
    <div role="status">
      {last !== null && (
        <div className={styles.changed}>
          {last.isHidden ? <EyeOff aria-hidden className={styles.postIcon} /> : <Eye aria-hidden className={styles.postIcon} />}
          <span className={styles.changedWords}>{last.isHidden ? texts.hidden(last.name) : texts.shown(last.name)}</span>
          <Button size="small" variant="quiet" onPress={onUndo}>
            {texts.undo}
          </Button>
        </div>
      )}
    </div>
  );
}
