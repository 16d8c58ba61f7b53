import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { type FormEvent, type Ref, use, useId } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input, type InputProps } from 'react-aria-components/Input';
import { NumberField as AriaNumberField, type NumberFieldProps as AriaNumberFieldProps, NumberFieldStateContext } from 'react-aria-components/NumberField';
import { box, field } from '../field.css.ts';
import { FieldLabel, FieldMessages, type FieldTexts } from '../FieldParts.tsx';
import * as styles from './NumberField.css.ts';

export interface NumberFieldProps extends Omit<AriaNumberFieldProps, 'className' | 'style' | 'children' | 'render'>, FieldTexts {
  /** What is counted, after the number: 'days'. Read aloud with the field. */
  unit?: string;
  /** An example, never the only place of a rule. */
  placeholder?: string;
  /**
   * Reports a number while it is being typed, too, so that a form has it before the field is left: otherwise it would be lost with the
   * page. Not for fields that send a request at each change.
   * @default false
   */
  reportsTyping?: boolean;
  /** The input itself, to put focus in it. */
  inputRef?: Ref<HTMLInputElement>;
}

/**
 * A number, typed or stepped by arrow keys and buttons. When the field is left, a number outside `minValue` and
 * `maxValue` or between steps goes to the nearest allowed one. Emptied it reports NaN. Other props: react-aria NumberField.
 */
export function NumberField({ label, description, errorMessage, disabledReason, unit, placeholder, reportsTyping = false, inputRef, ...props }: NumberFieldProps) {
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
        <TypedInput
          reportsTyping={reportsTyping}
          isGrouped={props.formatOptions?.useGrouping !== false}
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

/** The input of the field around it. */
function TypedInput({ reportsTyping, isGrouped, ...props }: InputProps & { reportsTyping: boolean; isGrouped: boolean }) {
  const state = use(NumberFieldStateContext);
  const report = ({ currentTarget: { value } }: FormEvent<HTMLInputElement>) => {
    const number = Number(value);
    // A number that is reformatted once it is reported, such as 1,000 for 1000, would change while it is typed: it waits until the field is left.
    const isWhole = (isGrouped ? /^\d{1,3}$/ : /^\d+$/).test(value) && String(number) === value;
    if (state && isWhole && number >= (state.minValue ?? 0) && number <= (state.maxValue ?? Infinity)) state.setNumberValue(number);
  };
  return <Input {...props} {...(reportsTyping && { onInput: report })} />;
}
