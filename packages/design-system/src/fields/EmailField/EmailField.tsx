import { useState } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import { fieldMessages } from '../../messages/fields.ts';
import { afterPress, watchPresses } from '../afterPress.ts';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { isEmailIfGiven, trimEmail } from './emailRules.ts';

export interface EmailFieldProps extends Omit<TextFieldProps, 'type' | 'rows' | 'inputMode' | 'pattern' | 'spellCheck'> {
  /**
   * Shows what is wrong immediately, also before the field is left: after a refused save. A field left with an invalid
   * address shows it anyway.
   * @default false
   */
  showsProblem?: boolean;
}

/**
 * One email address, valid if given. Whether it may be saved is `isEmailIfGiven(value)`; space around it is removed when
 * the field is left. A mistake shows when the field is left, and goes as soon as it is corrected. Other props: `TextField`.
 */
export function EmailField({ showsProblem = false, ...props }: EmailFieldProps) {
  const { value, defaultValue, onChange, onFocus, onBlur, errorMessage, isInvalid = false, ...rest } = props;
  const [text, setText] = useControlledState(value, defaultValue ?? '', onChange);
  const [wasLeft, setWasLeft] = useState(false);
  const isRefused = !isInvalid && (wasLeft || showsProblem) && !isEmailIfGiven(text);
  return (
    <TextField
      autoComplete="email"
      {...rest}
      // Not type="email": browsers then rewrite the domain and check by rules of their own.
      type="text"
      inputMode="email"
      spellCheck="false"
      value={text}
      onChange={(next) => {
        if (isEmailIfGiven(next)) setWasLeft(false);
        setText(next);
      }}
      onFocus={(event) => {
        watchPresses();
        onFocus?.(event);
      }}
      onBlur={(event) => {
        afterPress(() => setWasLeft(true));
        if (trimEmail(text) !== text) setText(trimEmail(text));
        onBlur?.(event);
      }}
      isInvalid={isInvalid || isRefused}
      errorMessage={isRefused ? fieldMessages.email.invalid(props.label ?? fieldMessages.email.label) : errorMessage}
    />
  );
}
