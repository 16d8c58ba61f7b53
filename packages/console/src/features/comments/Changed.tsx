import { Button } from '@noticeboard/design-system';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useId } from 'react';
import { commentsMessages as texts } from '../../messages/comments.ts';
import * as styles from './InboxColumns.css.ts';

/** What was hidden or shown last. */
export interface LastChange {
  /** Its author. */
  name: string;
  isHidden: boolean;
}

/** What was done with it. */
export const changeInWords = ({ name, isHidden }: LastChange): string => (isHidden ? texts.hidden(name) : texts.shown(name));

/** One line for what was just hidden or shown, with Undo, while the next one is open. It is announced apart (`useNews`): a live one is interrupted by the row that takes the focus. */
export function Changed({ last, onUndo }: { last: LastChange | null; onUndo: () => void }) {
  const wordsId = useId();
  if (last === null) return null;
  return (
    <div role="group" aria-labelledby={wordsId} className={styles.changed}>
      {last.isHidden ? <EyeOff aria-hidden className={styles.postIcon} /> : <Eye aria-hidden className={styles.postIcon} />}
      <span id={wordsId} className={styles.changedWords}>
        {changeInWords(last)}
      </span>
      <Button size="small" variant="quiet" onPress={onUndo}>
        {texts.undo}
      </Button>
    </div>
  );
}
