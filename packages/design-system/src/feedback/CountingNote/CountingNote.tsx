import { useState } from 'react';
import { Announcement } from '../announcement/Announcement.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './CountingNote.css.ts';

export interface CountingNoteProps {
  /** The progress of the counting, such as 'Counting answers: 1,200 so far'; null when it is over. */
  children: string | null;
  /** Announced once when it is over, such as 'All answers are counted: 10,000 responses'. */
  ended: string;
}

/**
 * Says that the figures beside it are still growing, and is removed when they are final. The growing number is not announced, since it would
 * interrupt a screen reader at each step; the end is. Figures that never grew announce nothing.
 */
export function CountingNote({ children, ended }: CountingNoteProps) {
  const [wasCounting, setCounting] = useState(children !== null);
  if (children !== null && !wasCounting) setCounting(true);
  return (
    <>
      {children !== null && (
        <p className={styles.note}>
          <span aria-hidden className={styles.sign}>
            <Spinner size="small" delay={0} />
          </span>
          {children}
        </p>
      )}
      <Announcement>{wasCounting && children === null ? ended : ''}</Announcement>
    </>
  );
}
