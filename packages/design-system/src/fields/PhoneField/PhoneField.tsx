import { type Ref, useState } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { TextField, type TextFieldProps } from 'react-aria-components/TextField';
import { box, field } from '../field.css.ts';
import { afterPress, watchPresses } from '../afterPress.ts';
import { FieldLabel, FieldMessages, type FieldTexts } from '../FieldParts.tsx';
import { CountrySelect } from './CountrySelect.tsx';
import { LengthNotice } from '../TextField/LengthNotice.tsx';
import { useCutNotice } from '../TextField/useCutNotice.ts';
import * as styles from './PhoneField.css.ts';
import { phoneFieldMessages as messages } from '../../messages/phoneField.ts';
import { usePhoneText } from './usePhoneText.ts';
import { useSentAgain } from './useSentAgain.ts';

type Inherited = Omit<
  TextFieldProps,
  'className' | 'style' | 'children' | 'render' | 'value' | 'defaultValue' | 'onChange' | 'type' | 'inputMode' | 'pattern' | 'spellCheck' | 'validate'
>;

export interface PhoneFieldProps extends Inherited, FieldTexts {
  /** The number in international form, spaced or not; null for none. It is shown with spaces. */
  value?: string | null;
  /** The number at first, where the field keeps it itself. @default null */
  defaultValue?: string | null;
  /**
   * Called with the number in the given `format`, null once it is empty (`DIR-114`, decisions-content A28). What is not a number is passed
   * as it is typed, so that nothing is lost: use `onValidityChange` before it is saved.
   */
  onChange?: (value: string | null) => void;
  /**
   * How the number is passed: 'international' with spaces ('+1 416 555 0199'; `DIR-114`), 'e164' without
   * ('+14165550199'; decisions-core O47), where a number with an extension is refused.
   * @default 'international'
   */
  format?: 'international' | 'e164';
  /** Called on mount and on each change: whether it is empty or a number. False while that is not known yet. */
  onValidityChange?: (isValid: boolean) => void;
  /**
   * Shows what is wrong immediately, also before the field is left: after a refused save.
   * @default false
   */
  showsProblem?: boolean;
  /** An example of what to write. */
  placeholder?: string;
  /** The input itself, to put focus in it. */
  inputRef?: Ref<HTMLInputElement>;
}

/** Fifteen digits and any way to space them; a megabyte that is pasted would only stall the page (faults X10). */
const longestNumber = 60;

/**
 * One phone number with its country; Canada unless it says otherwise (`DIR-111`). A number that begins with + sets its
 * country itself. The numbering plans are fetched when the field is first used. Other props: react-aria TextField.
 */
export function PhoneField({ label, description, errorMessage, disabledReason, showsProblem = false, ...props }: PhoneFieldProps) {
  const { value, format = 'international', defaultValue = null, onChange, onValidityChange, placeholder, inputRef, isInvalid = false, onFocus, onBlur, ...rest } = props;
  const phone = usePhoneText({ value, format, defaultValue, onChange, onValidityChange });
  const input = useObjectRef(inputRef);
  const isWaitedFor = useSentAgain(input, { ...phone, isHeldBack: showsProblem });
  const { notice, ...writing } = useCutNotice({ onChange: phone.write, ...(rest.onPaste && { onPaste: rest.onPaste }) }, rest.maxLength ?? longestNumber);
  const [wasLeft, setWasLeft] = useState(false);
  const isRefused = disabledReason !== undefined;
  const isLocked = isRefused || rest.isReadOnly === true;
  const hasProblem = !phone.isValid && !phone.isUnread && (wasLeft || showsProblem) && !isLocked;
  const isWrong = isInvalid || hasProblem;
  return (
    <TextField
      autoComplete="tel"
      maxLength={longestNumber}
      {...rest}
      type="tel"
      isReadOnly={isLocked}
      isInvalid={isWrong}
      value={phone.text}
      {...writing}
      onFocus={(event) => {
        watchPresses();
        onFocus?.(event);
      }}
      onBlur={(event) => {
        afterPress(() => setWasLeft(true));
        phone.settle();
        onBlur?.(event);
      }}
      className={field}
    >
      {label !== undefined && <FieldLabel isRequired={rest.isRequired}>{label}</FieldLabel>}
      <Group
        role="presentation"
        className={`${box} ${styles.group}`}
        isInvalid={isWrong}
        isDisabled={rest.isDisabled ?? false}
        isReadOnly={isLocked}
      >
        <CountrySelect
          country={phone.country}
          onChange={phone.choose}
          library={phone.library}
          onWake={phone.wake}
          isLocked={isLocked}
          isDisabled={rest.isDisabled ?? false}
        />
        <Input
          className={styles.input}
          onFocus={phone.wake}
          ref={input}
          {...(placeholder !== undefined && { placeholder })}
          {...(isRefused && { 'aria-disabled': true })}
          // Not known to be wrong, but the form waits for it: `focusFirstWrong` goes there.
          {...(showsProblem && phone.isUnread && { 'data-unread': true })}
        />
      </Group>
      <FieldMessages
        description={isWaitedFor ? messages.beingChecked : description}
        errorMessage={hasProblem && !isInvalid ? phone.problem : (errorMessage ?? (hasProblem ? phone.problem : undefined))}
        disabledReason={disabledReason}
      />
      <LengthNotice notice={notice} />
    </TextField>
  );
}
