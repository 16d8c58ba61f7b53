import * as styles from './MessageComposer.css.ts';

/** A placeholder of the same height for a `MessageComposer` that is rendered right after the messages, so that they don't move. */
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
