import { useState } from 'react';
import { Announcement } from '../../feedback/announcement/Announcement.tsx';
import * as styles from './TextField.css.ts';

/** What is to say about the length of what is written, under the field; read out when writing pauses, not at each letter, and not as a form opens. */
export function LengthNotice({ notice }: { notice: string | undefined }) {
  const [first] = useState(notice);
  return (
    <>
      {notice !== undefined && <span className={styles.notice}>{notice}</span>}
      <Announcement>{notice === first ? '' : (notice ?? '')}</Announcement>
    </>
  );
}
