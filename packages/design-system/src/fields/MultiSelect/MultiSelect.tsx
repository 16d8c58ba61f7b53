import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, type SelectProps as AriaSelectProps, SelectValue } from 'react-aria-components/Select';
import { messages } from '../../messages/en.ts';
import { box, field } from '../field.css.ts';
import { FieldLabel, FieldMessages, type FieldTexts } from '../FieldParts.tsx';
import * as styles from './MultiSelect.css.ts';
import { MultiSelectList } from './MultiSelectList.tsx';
import { MultiSelectTokens } from './MultiSelectTokens.tsx';

/** One choice of a `MultiSelect`. */
export interface MultiSelectChoice {
  id: string;
  label: string;
  /** @default false */
  isDisabled?: boolean;
}

type Inherited = Omit<
  AriaSelectProps<MultiSelectChoice, 'multiple'>,
  'className' | 'style' | 'children' | 'render' | 'value' | 'defaultValue' | 'onChange' | 'selectionMode' | 'selectedKey' | 'defaultSelectedKey' | 'onSelectionChange'
>;

export interface MultiSelectProps extends Inherited, FieldTexts {
  /** What can be chosen, in the order shown; hundreds are drawn only where they are in sight. */
  choices: readonly MultiSelectChoice[];
  /** Ids of the chosen ones. */
  value: readonly string[];
  /** Called with the ids then chosen, in the order of choosing. */
  onChange: (value: string[]) => void;
  /**
   * How many tokens are shown before the rest is a count: 'and 4 more'.
   * @default 6
   */
  maxTokens?: number;
}

/** Any of many, searched in a list and shown as tokens that can be removed. For a few use `CheckboxGroup`. Other props: react-aria Select. */
export function MultiSelect(props: MultiSelectProps) {
  const { label, description, errorMessage, disabledReason, choices, value, onChange, maxTokens = 6, ...rest } = props;
  const [text, setText] = useState('');
  const isRefused = disabledReason !== undefined;
  const isLocked = isRefused || rest.isDisabled === true;
  // Tokens stand outside the select: react-aria would take them for its choices.
  return (
    <div className={field}>
      <AriaSelect
        {...rest}
        selectionMode="multiple"
        className={field}
        placeholder={rest.placeholder ?? messages.field.choose}
        value={[...value]}
        onChange={(keys) => {
          if (!isRefused) onChange(keys.map(String));
        }}
        {...(isRefused && { isOpen: false })}
        onOpenChange={(isOpen) => {
          setText('');
          rest.onOpenChange?.(isOpen);
        }}
      >
        {({ isInvalid }) => (
          <>
            {label !== undefined && <FieldLabel isRequired={rest.isRequired}>{label}</FieldLabel>}
            <Button className={`${box} ${styles.button}`} {...(isInvalid && { 'data-invalid': true })} isPending={isRefused}>
              <SelectValue className={styles.value}>
                {({ defaultChildren }) => (value.length === 0 ? defaultChildren : messages.multiSelect.chosen(value.length))}
              </SelectValue>
              <ChevronDown className={styles.chevron} aria-hidden />
            </Button>
            <FieldMessages description={description} errorMessage={errorMessage} disabledReason={disabledReason} />
            <Popover className={styles.popover} offset={4}>
              <MultiSelectList choices={choices} value={value} onChange={onChange} text={text} onTextChange={setText} />
            </Popover>
          </>
        )}
      </AriaSelect>
      <MultiSelectTokens label={label ?? ''} choices={choices} value={value} onChange={onChange} maxTokens={maxTokens} isLocked={isLocked} />
    </div>
  );
}
