import { CheckboxGroup as AriaCheckboxGroup, type CheckboxGroupProps as AriaCheckboxGroupProps } from 'react-aria-components/CheckboxGroup';
import { messages } from '../../messages/choices.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { field } from '../field.css.ts';
import { FieldLabel, FieldMessages, type FieldTexts } from '../FieldParts.tsx';
import { afterSelectAll, selectAllState } from './selectAll.ts';
import { SelectAllRow } from './SelectAllRow.tsx';
import * as styles from './CheckboxGroup.css.ts';

/** One choice of a `CheckboxGroup`. */
export interface CheckboxChoice {
  id: string;
  label: string;
  /** A sentence under it, read as its description. */
  description?: string;
  /** Keeps its state; its description should say why. @default false */
  isDisabled?: boolean;
}

type Inherited = Omit<AriaCheckboxGroupProps, 'className' | 'style' | 'children' | 'render' | 'value' | 'defaultValue' | 'onChange'>;

export interface CheckboxGroupProps extends Inherited, FieldTexts {
  /** All choices, in the order shown. */
  choices: readonly CheckboxChoice[];
  /** Ids of the chosen ones. */
  value: readonly string[];
  /** Called with the ids that are chosen after a change. */
  onChange: (value: string[]) => void;
  /**
   * Shows a box above the others that chooses all or none of them; disabled ones keep their state.
   * @default false
   */
  hasSelectAll?: boolean;
  /**
   * Words of that box.
   * @default 'Select all'
   */
  selectAllLabel?: string;
}

/** Any of a few choices, all in sight. For many use `MultiSelect`. Other props: react-aria CheckboxGroup. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { label, description, errorMessage, disabledReason, choices, value, onChange, hasSelectAll = false, ...others } = props;
  const { selectAllLabel = messages.checkboxGroup.selectAll, ...rest } = others;
  const isReadOnly = disabledReason !== undefined || (rest.isReadOnly ?? false);
  return (
    <AriaCheckboxGroup {...rest} className={field} value={[...value]} onChange={onChange} isReadOnly={isReadOnly}>
      {label !== undefined && <FieldLabel isRequired={rest.isRequired}>{label}</FieldLabel>}
      <div className={styles.choices}>
        {hasSelectAll && (
          <SelectAllRow
            state={selectAllState(choices, value)}
            isDisabled={rest.isDisabled ?? false}
            isReadOnly={isReadOnly}
            onPress={() => onChange(afterSelectAll(choices, value))}
          >
            {selectAllLabel}
          </SelectAllRow>
        )}
        {choices.map((choice) => (
          <Checkbox key={choice.id} value={choice.id} isDisabled={choice.isDisabled ?? false} description={choice.description}>
            {choice.label}
          </Checkbox>
        ))}
      </div>
      <FieldMessages description={description} errorMessage={errorMessage} disabledReason={disabledReason} />
    </AriaCheckboxGroup>
  );
}
