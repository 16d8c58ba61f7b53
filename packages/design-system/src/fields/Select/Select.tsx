import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { Label } from 'react-aria-components/Label';
import { ListBox } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, type SelectProps as AriaSelectProps, SelectValue } from 'react-aria-components/Select';
import { messages } from '../../messages/en.ts';
import { FocusAfterClose } from '../../focus/FocusAfterClose.tsx';
import { ChoiceItem } from '../ChoiceItem.tsx';
import { closedField } from '../choiceItem.css.ts';
import { field } from '../field.css.ts';
import { FieldLabel, FieldMessages, type FieldTexts } from '../FieldParts.tsx';
import { listName } from '../../actions/listName.ts';
import { sizedBox } from '../size.css.ts';
import { ClearChoice } from './ClearChoice.tsx';
import * as styles from './Select.css.ts';

/** One choice of a `Select`. */
export interface SelectChoice {
  id: string;
  label: string;
  /** A second, quieter line in the list. */
  description?: string;
  /** A lucide icon, decorative. */
  icon?: ReactNode;
  /** @default false */
  isDisabled?: boolean;
}

type Inherited = Omit<AriaSelectProps<SelectChoice>, 'className' | 'style' | 'children' | 'render' | 'value' | 'defaultValue' | 'onChange' | 'selectionMode' | 'selectedKey' | 'defaultSelectedKey' | 'onSelectionChange'>;

export interface SelectProps extends Inherited, FieldTexts {
  /** What can be chosen, in the order shown. */
  choices: readonly SelectChoice[];
  /** Id of the chosen one; null for none. */
  value: string | null;
  /** Called with the id of the new choice, or null when it was cleared. */
  onChange: (value: string | null) => void;
  /**
   * Offers to choose nothing, by a cross in place of the arrow: for filters.
   * @default false
   */
  isClearable?: boolean;
  /**
   * Name of the cross.
   * @default 'Clear {label}'
   */
  clearLabel?: string;
  /**
   * `small` in a table's head and in bars.
   * @default 'medium'
   */
  size?: 'small' | 'medium';
}

/**
 * One of a short list. For a long one, which is searched, use `ComboBox`; for several of it `MultiSelect`; for a few choices in sight
 * `RadioGroup`. Other props: react-aria Select.
 */
export function Select(props: SelectProps) {
  const { label, description, errorMessage, disabledReason, choices, value, onChange, isClearable = false, size, ...others } = props;
  const { 'aria-label': hiddenLabel, ...shown } = others;
  const name = label ?? hiddenLabel;
  const { clearLabel = `${messages.field.clear} ${name ?? ''}`.trim(), placeholder = messages.field.choose, ...rest } = shown;
  const button = useRef<HTMLButtonElement>(null);
  const isRefused = disabledReason !== undefined;
  const canClear = isClearable && value !== null && !isRefused && rest.isDisabled !== true;
  return (
    <AriaSelect
      {...rest}
      className={field}
      placeholder={placeholder}
      value={value}
      onChange={(key) => {
        if (!isRefused) onChange(key === null ? null : String(key));
      }}
      {...(isRefused && { isOpen: false })}
    >
      {({ isInvalid }) => (
        <>
          {label !== undefined && <FieldLabel isRequired={rest.isRequired}>{label}</FieldLabel>}
          {/* A button that names itself is announced with its name twice (Orca). */}
          {label === undefined && name !== undefined && <Label className={styles.hiddenLabel}>{name}</Label>}
          <span className={styles.frame}>
            <Button
              ref={button}
              className={`${sizedBox({ size, isInForce: canClear })} ${styles.button({ hasCross: canClear })}`}
              {...(isInvalid && { 'data-invalid': true })}
              // Focusable, but inactive: react-aria calls this pending.
              isPending={isRefused}
            >
              <SelectValue className={`${styles.value} ${closedField}`} />
              {!canClear && <ChevronDown className={styles.chevron} aria-hidden />}
            </Button>
            {canClear && <ClearChoice label={clearLabel} field={button} onClear={() => onChange(null)} />}
          </span>
          <FieldMessages description={description} errorMessage={errorMessage} disabledReason={disabledReason} />
          <Popover className={styles.popover} offset={4} {...listName(messages.field.choices)}>
            <FocusAfterClose />
            <ListBox className={styles.list} items={choices} {...listName(name)}>
              {(choice) => (
                <ChoiceItem id={choice.id} label={choice.label} description={choice.description} sign={choice.icon} isDisabled={choice.isDisabled} />
              )}
            </ListBox>
          </Popover>
        </>
      )}
    </AriaSelect>
  );
}
