import * as styles from './TextField.css.ts';

/** What is to say about the length of what is written, under the field; read out when it appears. */
export function LengthNotice({ notice }: { notice: string | undefined }) {
  return (
    <span aria-live="polite" className={notice === undefined ? styles.spoken : styles.notice}>
      {notice}
    </span>
  );
}
