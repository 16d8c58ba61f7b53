import { useStore } from '../../session/ConsoleSessionContext.tsx';
import { shortcutsPreference } from '../../shared/devicePreferences.ts';
import * as styles from './OpenComment.css.ts';

/** The key of a button, unless keys are switched off on this device; screen readers get it from the button itself. */
export function Key({ children }: { children: string }) {
  return useStore(shortcutsPreference) ? (
    <kbd aria-hidden className={styles.key}>
      {children}
    </kbd>
  ) : null;
}
