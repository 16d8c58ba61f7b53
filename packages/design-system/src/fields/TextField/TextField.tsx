import { type HTMLAttributes, memo, type Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { box, field } from '../field.css.ts';
import { FieldLabel, FieldMessages, type FieldTexts } from '../FieldParts.tsx';
import { LengthNotice } from './LengthNotice.tsx';
import * as styles from './TextField.css.ts';
import { useLengthNotice } from './useLengthNotice.ts';

export interface TextFieldProps
  extends Omit<AriaTextFieldProps, 'className' | 'style' | 'children' | 'render'>, FieldTexts {
  /** An example of what to write, never the only place of a rule. */
  placeholder?: string;
  /**
   * Lines shown; more than one makes it a field for longer text.
   * @default 1
   */
  rows?: number;
  /**
   * Most characters that can be typed. Pasted text is truncated to it, and the field says so; close to the end it
   * says how many are left. Addresses and questions need more.
   * @default 255 on one line, as of all names (decisions-core O55); none on several
   */
  maxLength?: number;
  /** The input itself, to put focus in it. */
  inputRef?: Ref<HTMLInputElement>;
  /** The keyboard that a phone shows. */
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
}

/** A megabyte that is pasted would only stall the page (faults X10). */
const longestLine = 255;

/** One line of text, or several with `rows`. To search use `SearchField`. Other props: react-aria TextField. */
export const TextField = memo(function TextField({ label, description, errorMessage, disabledReason, placeholder, rows = 1, inputRef, ...props }: TextFieldProps) {
  const isRefused = disabledReason !== undefined;
  const refused = isRefused && { 'aria-disabled': true as const };
  const limit = props.maxLength ?? (rows > 1 ? undefined : longestLine);
  const hint = placeholder !== undefined && { placeholder };
  const { notice, ...writing } = useLengthNotice(props, limit);
  return (
    <AriaTextField {...props} {...writing} {...(limit !== undefined && { maxLength: limit })} isReadOnly={isRefused || (props.isReadOnly ?? false)} className={field}>
      {label !== undefined && <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>}
      {rows > 1 ? (
        <TextArea className={`${box} ${styles.textArea}`} rows={rows} {...hint} {...refused} />
      ) : (
        <Input className={box} {...(inputRef && { ref: inputRef })} {...hint} {...refused} />
      )}
      <FieldMessages description={description} errorMessage={errorMessage} disabledReason={disabledReason} />
      {limit !== undefined && <LengthNotice notice={notice} />}
    </AriaTextField>
  );
});
