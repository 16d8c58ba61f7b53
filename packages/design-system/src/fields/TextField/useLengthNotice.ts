import { type ClipboardEvent, useState } from 'react';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { useControlledState } from 'react-stately/useControlledState';
import { fieldMessages } from '../../messages/fields.ts';
import { lengthState, textLength } from '../TextArea/characterCount.ts';

const texts = fieldMessages.textField;

/**
 * Says what a browser keeps to itself at `maxlength`: that the end of a pasted text was cut, and how many characters are left.
 *
 * @param limit most characters; undefined for any number
 * @returns the words, if there is something to say, and what the field takes so that they are right
 */
export function useLengthNotice(props: Pick<AriaTextFieldProps, 'value' | 'defaultValue' | 'onChange' | 'onPaste'>, limit: number | undefined) {
  const [value, onChange] = useControlledState(props.value, props.defaultValue ?? '', props.onChange);
  const [isCut, setCut] = useState(false);
  const length = textLength(value);
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd } = event.currentTarget;
    const replaced = (selectionEnd ?? 0) - (selectionStart ?? 0);
    setCut(limit !== undefined && length - replaced + textLength(event.clipboardData.getData('text')) > limit);
    props.onPaste?.(event);
  };
  const isFull = limit !== undefined && length >= limit;
  const isNear = limit !== undefined && lengthState(length, limit) === 'near';
  const notice = isCut && isFull ? texts.cut(limit) : isNear ? texts.left(limit - length) : undefined;
  return { notice, value, onChange, onPaste };
}
