import ChevronDown from 'lucide-react/icons/chevron-down';
import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Popover } from 'react-aria-components/Popover';
import { messages } from '../../messages/choices.ts';
import { box, field } from '../field.css.ts';
import { FieldLabel, FieldMessages } from '../FieldParts.tsx';
import { ComboBoxList } from './ComboBoxList.tsx';
import { OpeningInput } from './OpeningInput.tsx';
import * as styles from './ComboBox.css.ts';
import type { ComboBoxProps } from './comboBoxTypes.ts';
import { retryKey } from './comboBoxTypes.ts';
import { useComboBoxText } from './useComboBoxText.ts';

/**
 * One of many, found by typing. Without `onSearch` the given choices are narrowed here; with it the caller responds to
 * each change of the text with new `choices`. Its list opens by typing, by an arrow key or by a press, never because it
 * got the focus. For a short list use `Select`. Other props: react-aria ComboBox.
 */
export function ComboBox(props: ComboBoxProps) {
  const { label, description, errorMessage, disabledReason, choices, value, onChange, chosenLabel, onSearch, ...others } = props;
  const { isLoading = false, loadError, onRetry, hint, hasMore = false, onLoadMore, placeholder, ...rest } = others;
  const isRefused = disabledReason !== undefined;
  const text = useComboBoxText({ choices, value, chosenLabel, onSearch });
  return (
    <AriaComboBox
      {...rest}
      // react-aria treats any new text in a focused field as typed, and opens the list for it.
      {...(text.isGiven && { menuTrigger: 'manual' })}
      className={field}
      items={text.found}
      inputValue={text.text}
      onInputChange={(written) => {
        text.write(written);
        if (written === '' && value !== null) onChange(null, null);
      }}
      value={value}
      onChange={(key) => {
        if (key === retryKey) {
          onRetry?.();
          return;
        }
        // react-aria reports the same value again where the chosen text must replace the typed one.
        const choice = choices.find(({ id }) => id === key) ?? null;
        text.settle();
        if (key !== value) onChange(key === null ? null : String(key), choice);
      }}
      isReadOnly={isRefused || (rest.isReadOnly ?? false)}
      allowsEmptyCollection
    >
      {({ isInvalid, isReadOnly, isDisabled }) => (
        <>
          {label !== undefined && <FieldLabel isRequired={rest.isRequired}>{label}</FieldLabel>}
          <Group role="presentation" className={`${box} ${styles.group}`} isInvalid={isInvalid} isDisabled={isDisabled} {...(isReadOnly && { 'data-readonly': true })}>
            <OpeningInput
              className={styles.input}
              placeholder={placeholder ?? messages.comboBox.placeholder}
              {...(isRefused && { 'aria-disabled': true })}
            />
            {!isReadOnly && (
              <Button className={styles.arrow}>
                <ChevronDown aria-hidden />
              </Button>
            )}
          </Group>
          <FieldMessages description={description} errorMessage={errorMessage} disabledReason={disabledReason} />
          <Popover className={styles.popover} offset={4}>
            <ComboBoxList label={label ?? rest['aria-label']} isLoading={isLoading} loadError={loadError} hint={hint} hasMore={hasMore} onLoadMore={onLoadMore} choices={text.found} />
          </Popover>
        </>
      )}
    </AriaComboBox>
  );
}
