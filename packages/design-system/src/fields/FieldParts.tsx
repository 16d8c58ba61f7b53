import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { messages } from '../messages/en.ts';
import * as styles from './field.css.ts';
import { useFieldHelp } from './ReadOnlyFields/toldReason.ts';

/** The props that every field with a label takes. */
export interface FieldTexts {
  /** Names the field. Left out only where `aria-label` names it, as in a table's head. */
  label?: string;
  /** A sentence that helps to fill it in. */
  description?: ReactNode;
  /** What is wrong, shown while `isInvalid`. */
  errorMessage?: string | undefined;
  /** Why it cannot be changed; it stays focusable, and the reason replaces the description. */
  disabledReason?: string | undefined;
}

/** The label over a field; a required one is marked with an asterisk and, for assistive technology, by the field itself. */
export function FieldLabel({ children, isRequired = false }: { children: ReactNode; isRequired?: boolean | undefined }) {
  return (
    <Label className={styles.label}>
      {children}
      {isRequired && (
        <span className={styles.required} aria-hidden title={messages.field.required}>
          *
        </span>
      )}
    </Label>
  );
}

/** The lines under a field: what helps, and what is wrong. */
export function FieldMessages({ description, errorMessage, disabledReason }: Omit<FieldTexts, 'label'>) {
  const help = useFieldHelp(description, disabledReason);
  return (
    <>
      {/* Always there: react-aria looks for it once, and a line that follows later would not be read out with its field. */}
      <Text slot="description" className={styles.description}>
        {help}
      </Text>
      <FieldError className={styles.error}>{errorMessage}</FieldError>
    </>
  );
}
