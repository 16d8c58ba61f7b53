import { Announcement } from '../../feedback/announcement/Announcement.tsx';
import * as styles from './dates.css.ts';

interface DateRemarkProps {
  /** A sentence. */
  children: string;
}

/** A remark on a typed date, such as that it does not exist and which date replaced it; shown and announced (ADR 0184). */
export function DateRemark({ children: text }: DateRemarkProps) {
  return (
    <>
      <span className={styles.remark}>{text}</span>
      <Announcement>{text}</Announcement>
    </>
  );
}
