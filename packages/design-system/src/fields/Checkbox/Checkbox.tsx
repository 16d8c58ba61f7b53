import type { ReactNode } from 'react';
import { CheckboxButton, CheckboxField, type CheckboxFieldProps } from 'react-aria-components/Checkbox';
import { choiceRow, choiceText } from '../choice.css.ts';
import { field } from '../field.css.ts';
import { FieldMessages } from '../FieldParts.tsx';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps extends Omit<CheckboxFieldProps, 'className' | 'style' | 'children' | 'render'> {
  /** What is chosen: 'Send me a copy'. Left out only where `aria-label` names it. */
  children?: ReactNode;
  /** A sentence under it. */
  description?: ReactNode;
  /** What is wrong, shown while `isInvalid`. */
  errorMessage?: string | undefined;
  /** Why it cannot be changed; it stays focusable, and the reason replaces the description. */
  disabledReason?: string | undefined;
}

/** Chooses something, alone or among several. To turn something on immediately use `Switch`. Other props: react-aria CheckboxField. */
export function Checkbox({ children, description, errorMessage, disabledReason, ...props }: CheckboxProps) {
  const isRefused = disabledReason !== undefined;
  return (
    <CheckboxField {...props} isReadOnly={isRefused || (props.isReadOnly ?? false)} className={field}>
      <CheckboxButton className={choiceRow} {...(isRefused && { 'data-refused': true })}>
        {({ isIndeterminate }) => (
          <>
            <span className={styles.mark} aria-hidden>
              <svg viewBox="0 0 16 16" className={styles.drawing}>
                <path d={isIndeterminate ? 'M4 8h8' : 'm3.500 8.500 3 3 6-6.500'} />
              </svg>
            </span>
            {children !== undefined && <span className={choiceText}>{children}</span>}
          </>
        )}
      </CheckboxButton>
      <div className={styles.messages}>
        <FieldMessages description={description} errorMessage={errorMessage} disabledReason={disabledReason} />
      </div>
    </CheckboxField>
  );
}
