import Lock from 'lucide-react/icons/lock';
import * as styles from './LockRemark.css.ts';

/** Why a part cannot be changed, beside it. */
export function LockRemark({ children }: { children: string }) {
  return (
    <p className={styles.remark}>
      <Lock aria-hidden className={styles.sign} />
      {children}
    </p>
  );
}
