import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { messages } from '../../messages/en.ts';
import { useFieldHelp } from '../ReadOnlyFields/toldReason.ts';
import * as styles from '../field.css.ts';
import type { FieldTexts } from '../FieldParts.tsx';

interface FieldFrameProps extends FieldTexts {
  /** Whether the label has an asterisk. @default false */
  isRequired?: boolean | undefined;
  /** Whether `errorMessage` is shown. @default false */
  isInvalid?: boolean | undefined;
  /** Names the field where it has no `label`. */
  'aria-label'?: string | undefined;
  /** The field, given the ids of the texts that explain it. */
  children: (describedBy: string | undefined) => ReactNode;
}

/** Label and messages around a field that is several controls, for which react-aria has no field of its own. */
export function FieldFrame(props: FieldFrameProps) {
  const { label, description, errorMessage, disabledReason, isRequired = false, isInvalid = false, children } = props;
  const id = useId();
  const help = useFieldHelp(description, disabledReason);
  const shows = { label: label !== undefined, help: help !== undefined, error: isInvalid && errorMessage !== undefined };
  const describedBy = [shows.help && `${id}-help`, shows.error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <div className={styles.field} role="group" {...(shows.label ? { 'aria-labelledby': `${id}-label` } : { 'aria-label': props['aria-label'] })}>
      {shows.label && (
        <span id={`${id}-label`} className={styles.label}>
          {label}
          {isRequired && (
            <>
              <span className={styles.required} aria-hidden title={messages.field.required}>
                *
              </span>
              <VisuallyHidden>, {messages.field.required}</VisuallyHidden>
            </>
          )}
        </span>
      )}
      {children(describedBy)}
      {shows.help && (
        <span id={`${id}-help`} className={styles.description}>
          {help}
        </span>
      )}
      {shows.error && (
        <span id={`${id}-error`} className={styles.error}>
          {errorMessage}
        </span>
      )}
    </div>
  );
}
