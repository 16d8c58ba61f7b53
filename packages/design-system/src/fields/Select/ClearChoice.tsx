import X from 'lucide-react/icons/x';
import type { RefObject } from 'react';
import { Button } from 'react-aria-components/Button';
import * as styles from './Select.css.ts';

interface ClearChoiceProps {
  /** Its name. */
  label: string;
  /** The button of the field over which it lies. */
  field: RefObject<HTMLElement | null>;
  /** Chooses nothing. */
  onClear: () => void;
}

/** The cross of a field in which something is chosen: chooses nothing, and leaves with the value. */
export function ClearChoice({ label, field, onClear }: ClearChoiceProps) {
  return (
    <Button
      slot={null}
      className={styles.clear}
      aria-label={label}
      onPress={() => {
        // The cross is removed with the value; focus stays in the field.
        field.current?.focus();
        onClear();
      }}
    >
      <X aria-hidden />
    </Button>
  );
}
