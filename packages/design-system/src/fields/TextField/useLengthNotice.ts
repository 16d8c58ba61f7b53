import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { useControlledState } from 'react-stately/useControlledState';
import { fieldMessages } from '../../messages/fields.ts';
import { lengthState } from '../TextArea/lengthState.ts';
import { useCutNotice } from './useCutNotice.ts';

/**
 * Says what a browser does not say at `maxlength`: that the end of a pasted text was truncated, and how many characters are left.
 *
 * @param limit most characters; undefined for any number
 * @returns the words, if there is something to say, and the props that the field needs for them
 */
export function useLengthNotice(props: Pick<AriaTextFieldProps, 'value' | 'defaultValue' | 'onChange' | 'onPaste'>, limit: number | undefined) {
  const [value, change] = useControlledState(props.value, props.defaultValue ?? '', props.onChange);
  const { notice: cut, onPaste, onChange } = useCutNotice({ onChange: change, ...(props.onPaste && { onPaste: props.onPaste }) }, limit);
  const { length } = value;
  const isNear = limit !== undefined && lengthState(length, limit) === 'near';
  const left = isNear ? fieldMessages.textField.left(limit - length) : undefined;
  return { notice: (limit !== undefined && length >= limit ? cut : undefined) ?? left, value, onChange, onPaste };
}
