import ChevronRight from 'lucide-react/icons/chevron-right';
import { messages } from '../../../messages/collections.ts';
import * as styles from './ExpandButton.css.ts';

interface ExpandButtonProps {
  /** The name of the row. */
  label: string;
  /** Whether what is below the row is shown. */
  isExpanded: boolean;
  /** Id of what it shows. */
  controls: string;
  /** Shows or hides it. */
  onPress: () => void;
}

/** Shows or hides what is below a row. A native button, as the row's checkbox is, so that a row costs less. */
export function ExpandButton({ label, isExpanded, controls, onPress }: ExpandButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={messages.dataTable.details(label)}
      aria-expanded={isExpanded}
      aria-controls={isExpanded ? controls : undefined}
      onClick={onPress}
    >
      <ChevronRight aria-hidden className={styles.chevron} />
    </button>
  );
}
