import { Button } from '@noticeboard/design-system';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useId } from 'react';
import { commentsMessages as texts } from '../../messages/comments.ts';
import * as styles from './InboxColumns.css.ts';

/** The last comment that was hidden or shown. */
export interface LastChange {
  /** Its author. */
  name: string;
  isHidden: boolean;
}

/** What was done, in words. */
export const changeInWords = ({ name, isHidden }: LastChange): string => (isHidden ? texts.hidden(name) : texts.shown(name));

/** One line for the last change, with Undo, while the next comment is open. Announced separately (`useNews`): the focused row would interrupt a live region. */
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
