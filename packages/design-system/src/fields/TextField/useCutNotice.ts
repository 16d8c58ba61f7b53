import { type ClipboardEvent, useState } from 'react';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { fieldMessages } from '../../messages/fields.ts';

/**
 * Says that the end of a pasted text was truncated, which a browser does silently at `maxlength`. Counts as the browser does: UTF-16 units (ADR 0183).
 *
 * @param limit most characters; undefined for any number
 * @returns the words as long as the field is full, and the handlers that the field needs for them
 */
export function useCutNotice({ onChange, onPaste }: Pick<AriaTextFieldProps, 'onChange' | 'onPaste'>, limit: number | undefined) {
  const [isCut, setCut] = useState(false);
  return {
    notice: isCut && limit !== undefined ? fieldMessages.textField.cut(limit) : undefined,
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
      const { selectionStart, selectionEnd, value } = event.currentTarget;
      const replaced = (selectionEnd ?? 0) - (selectionStart ?? 0);
      setCut(limit !== undefined && value.length - replaced + event.clipboardData.getData('text').length > limit);
      onPaste?.(event);
    },
    onChange: (next: string) => {
      if (limit === undefined || next.length < limit) setCut(false);
      onChange?.(next);
    },
  };
}
