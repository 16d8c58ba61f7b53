import { RadioGroup as AriaRadioGroup, type RadioGroupProps as AriaRadioGroupProps } from 'react-aria-components/RadioGroup';
import { field } from '../field.css.ts';
import { FieldLabel, FieldMessages, type FieldTexts } from '../FieldParts.tsx';
import { Radio } from './Radio.tsx';
import * as styles from './RadioGroup.css.ts';
import type { RadioChoice } from './radioTypes.ts';

type Inherited = Omit<AriaRadioGroupProps, 'className' | 'style' | 'children' | 'render' | 'value' | 'defaultValue' | 'onChange'>;

export interface RadioGroupProps extends Inherited, FieldTexts {
  /** All choices, in the order shown. */
  choices: readonly RadioChoice[];
  /** Id of the chosen one; null for none. */
  value: string | null;
  /** Called with the id of the new choice. */
  onChange: (value: string) => void;
  /**
   * `card` frames each choice, for few important ones; `plain` is a list.
   * @default 'plain'
   */
  look?: 'plain' | 'card';
}

/** One of a few choices, all in sight. For many use `Select`; for short words in a bar use `SegmentedControl`. Other props: react-aria RadioGroup. */
export function RadioGroup(props: RadioGroupProps) {
  const { label, description, errorMessage, disabledReason, choices, value, onChange, look = 'plain', ...others } = props;
  const isRefused = disabledReason !== undefined;
  return (
    <AriaRadioGroup {...others} className={field} value={value} onChange={onChange} isReadOnly={isRefused || (others.isReadOnly ?? false)}>
      {label !== undefined && <FieldLabel isRequired={others.isRequired}>{label}</FieldLabel>}
      <div className={styles.choices({ look, isHorizontal: others.orientation === 'horizontal' })}>
        {choices.map((choice) => (
          <Radio key={choice.id} choice={choice} look={look} isRefused={isRefused} />
        ))}
      </div>
      <FieldMessages description={description} errorMessage={errorMessage} disabledReason={disabledReason} />
    </AriaRadioGroup>
  );
}
