import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { type Ref, useId } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { NumberField as AriaNumberField, type NumberFieldProps as AriaNumberFieldProps } from 'react-aria-components/NumberField';
import { box, field } from '../field.css.ts';
import { FieldLabel, FieldMessages, type FieldTexts } from '../FieldParts.tsx';
import * as styles from './NumberField.css.ts';

export interface NumberFieldProps extends Omit<AriaNumberFieldProps, 'className' | 'style' | 'children' | 'render'>, FieldTexts {
  /** What is counted, after the number: 'days'. Read aloud with the field. */
  unit?: string;
  /** An example, never the only place of a rule. */
  placeholder?: string;
  /** The input itself, to put focus in it. */
  inputRef?: Ref<HTMLInputElement>;
}

/**
 * A number, written or stepped by arrow keys and buttons. When the field is left, a number outside `minValue` and
 * `maxValue` or between steps goes to the nearest allowed one. Emptied it reports NaN. Other props: react-aria NumberField.
 */
export function NumberField({ label, description, errorMessage, disabledReason, unit, placeholder, inputRef, ...props }: NumberFieldProps) {
  const unitId = useId();
  const isRefused = disabledReason !== undefined;
  const isReadOnly = isRefused || (props.isReadOnly ?? false);
  return (
    <AriaNumberField
      {...props}
      isReadOnly={isReadOnly}
      {...(unit !== undefined && { 'aria-describedby': [props['aria-describedby'], unitId].filter(Boolean).join(' ') })}
      className={field}
    >
      {label !== undefined && <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>}
      <Group role="presentation" className={`${box} ${styles.group}`} isReadOnly={isReadOnly}>
        <Input
          className={styles.input}
          {...(inputRef && { ref: inputRef })}
          {...(placeholder !== undefined && { placeholder })}
          {...(isRefused && { 'aria-disabled': true })}
        />
        {unit !== undefined && (
          <span id={unitId} className={styles.unit}>
            {unit}
          </span>
        )}
        {!isReadOnly && (
          <>
            <Button slot="decrement" className={styles.stepper}>
              <Minus aria-hidden />
            </Button>
            <Button slot="increment" className={styles.stepper}>
              <Plus aria-hidden />
            </Button>
          </>
        )}
      </Group>
      <FieldMessages description={description} errorMessage={errorMessage} disabledReason={disabledReason} />
    </AriaNumberField>
  );
}
