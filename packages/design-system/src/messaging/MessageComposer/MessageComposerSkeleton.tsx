import * as styles from './MessageComposer.css.ts';

/** Holds the place of a `MessageComposer` that is rendered right after the messages, in its height, so that they stay where they are. */
export function MessageComposerSkeleton() {
  return (
    <div aria-hidden="true" className={styles.composer}>
      <div className={styles.line}>
        <div className={styles.field}>
          <div className={styles.text} />
        </div>
      </div>
    </div>
  );
}
