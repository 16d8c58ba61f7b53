import { Spinner } from '@noticeboard/design-system';
import * as styles from './Waiting.css.ts';

/** Nothing, and after half a second a spinner: the page is on its way. */
export function Waiting() {
  return (
    <div className={styles.waiting}>
      <Spinner size="large" />
    </div>
  );
}
