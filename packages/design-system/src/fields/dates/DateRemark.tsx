import { Announcement } from '../../feedback/announcement/Announcement.tsx';
import * as styles from './dates.css.ts';

interface DateRemarkProps {
  /** A sentence. */
  children: string;
}

/** What has to be known of a date that was written, such as that it does not exist and which was taken for it; shown and announced (ADR 0184). */
export function DateRemark({ children: text }: DateRemarkProps) {
  return (
    <>
      <span className={styles.remark}>{text}</span>
      <Announcement>{text}</Announcement>
    </>
  );
}
