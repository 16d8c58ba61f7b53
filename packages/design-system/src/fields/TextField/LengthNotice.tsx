import { useState } from 'react';
import { Announcement } from '../../feedback/announcement/Announcement.tsx';
import * as styles from './TextField.css.ts';

/** A notice about the length of the text, under the field; announced when typing pauses, not at each letter, and not as a form opens. */
export function LengthNotice({ notice }: { notice: string | undefined }) {
  const [first] = useState(notice);
  return (
    <>
      {notice !== undefined && <span className={styles.notice}>{notice}</span>}
      <Announcement>{notice === first ? '' : (notice ?? '')}</Announcement>
    </>
  );
}
