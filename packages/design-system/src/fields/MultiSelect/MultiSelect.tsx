import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { messages as choiceMessages } from '../../messages/choices.ts';
import { messages } from '../../messages/en.ts';
import { box, description as descriptionStyle, error, field, label as labelStyle, required } from '../field.css.ts';
import type { FieldTexts } from '../FieldParts.tsx';
import { useFieldHelp } from '../ReadOnlyFields/toldReason.ts';
import * as styles from './MultiSelect.css.ts';
import { MultiSelectList } from './MultiSelectList.tsx';
import { MultiSelectTokens } from './MultiSelectTokens.tsx';
import type { MultiSelectChoice } from './multiSelectTypes.ts';

export interface MultiSelectProps extends FieldTexts {
  /** Names the field. */
  label: string;
  /** What can be chosen, in the order shown; of hundreds only the visible ones are rendered. */
  choices: readonly MultiSelectChoice[];
  /** Ids of the chosen ones. */
  value: readonly string[];
  /** Called with the ids that are chosen after a change, in the order of choosing. */
  onChange: (value: string[]) => void;
  /** What the field says while none is chosen. @default 'Choose' */
  placeholder?: string;
  /**
   * How many tokens are shown before the rest is a count: 'and 4 more'.
   * @default 6
   */
  maxTokens?: number;
  /** Marks the label; whether one is chosen is checked by the caller. @default false */
  isRequired?: boolean;
  /** Marks the field as wrong; `errorMessage` says how. @default false */
  isInvalid?: boolean;
  /** @default false */
  isDisabled?: boolean;
  /** Focuses it on mount. @default false */
  autoFocus?: boolean;
}

/** Any of many, searched in a list and shown as tokens that can be removed. For a few use `CheckboxGroup`. */
export function MultiSelect(props: MultiSelectProps) {
  const { label, description, errorMessage, disabledReason, choices, value, onChange, placeholder = messages.field.choose, maxTokens = 6 } = props;
  const { isRequired = false, isInvalid = false, isDisabled = false, autoFocus = false } = props;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const isRefused = disabledReason !== undefined;
  const help = useFieldHelp(description, disabledReason);
  const describedBy = [help !== undefined && `${id}-help`, isInvalid && `${id}-error`].filter((part) => part !== false).join(' ');
  return (
    <div className={field}>
      <span className={labelStyle} id={`${id}-label`}>
        {label}
        {isRequired && (
          <span className={required} aria-hidden title={messages.field.required}>
            *
          </span>
        )}
      </span>
      <DialogTrigger isOpen={isOpen && !isRefused} onOpenChange={setOpen}>
        <Button
          className={`${box} ${styles.button}`}
          aria-labelledby={`${id}-label ${id}-value`}
          {...(describedBy !== '' && { 'aria-describedby': describedBy })}
          {...(isInvalid && { 'data-invalid': true })}
          isDisabled={isDisabled}
          // Focusable, but inactive: react-aria calls this pending.
          isPending={isRefused}
          autoFocus={autoFocus}
        >
          <span id={`${id}-value`} className={styles.value} {...(value.length === 0 && { 'data-placeholder': true })}>
            {value.length === 0 ? placeholder : choiceMessages.multiSelect.chosen(value.length)}
          </span>
          <ChevronDown className={styles.chevron} aria-hidden />
        </Button>
        <Popover className={styles.popover} placement="bottom start" offset={4}>
          <Dialog aria-label={label} className={styles.dialog}>
            <MultiSelectList label={label} choices={choices} value={value} onChange={onChange} />
          </Dialog>
        </Popover>
      </DialogTrigger>
      {help !== undefined && (
        <span className={descriptionStyle} id={`${id}-help`}>
          {help}
        </span>
      )}
      {isInvalid && (
        <span className={error} id={`${id}-error`}>
          {errorMessage}
        </span>
      )}
      <MultiSelectTokens label={label} choices={choices} value={value} onChange={onChange} maxTokens={maxTokens} isLocked={isRefused || isDisabled} />
    </div>
  );
}
