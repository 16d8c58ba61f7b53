import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import type { Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { SearchField as AriaSearchField, type SearchFieldProps as AriaSearchFieldProps } from 'react-aria-components/SearchField';
import { messages } from '../../messages/en.ts';
import { field } from '../field.css.ts';
import { onlySeen } from '../onlySeen.ts';
import { FieldLabel, FieldMessages, type FieldTexts } from '../FieldParts.tsx';
import { sizedBox } from '../size.css.ts';
import { LengthNotice } from '../TextField/LengthNotice.tsx';
import { useCutNotice } from '../TextField/useCutNotice.ts';
import * as styles from './SearchField.css.ts';

export interface SearchFieldProps
  extends Omit<AriaSearchFieldProps, 'className' | 'style' | 'children' | 'render'>, FieldTexts {
  /** What can be searched: 'Name, type'. */
  placeholder?: string;
  /** The input itself, to put focus in it. */
  inputRef?: Ref<HTMLInputElement>;
  /**
   * Name of the cross.
   * @default 'Clear'
   */
  clearLabel?: string;
  /**
   * `small` in a table's head and in bars.
   * @default 'medium'
   */
  size?: 'small' | 'medium';
}

/** Names have 255 characters at most (decisions-core O55); a megabyte that is pasted would only stall the page (faults X10). */
const longestPhrase = 255;

/**
 * Narrows a list during typing; Escape or the cross empties it, and Escape in an empty one closes what contains it. It
 * reports every change, without invisible characters (ADR 0187): the caller debounces. `onKeyDown` keeps a key to itself by preventing its
 * default. Other props: react-aria SearchField.
 */
export function SearchField({ label, description, errorMessage, disabledReason, onKeyDown, ...others }: SearchFieldProps) {
  const { placeholder, inputRef, clearLabel = messages.field.clear, size, ...props } = others;
  const isRefused = disabledReason !== undefined;
  const { notice, ...writing } = useCutNotice({ ...props, onChange: (written) => props.onChange?.(onlySeen(written)) }, props.maxLength ?? longestPhrase);
  // react-aria stops every key at a handler unless that says otherwise, Escape for the dialog around it included.
  const press: SearchFieldProps['onKeyDown'] = (event) => {
    onKeyDown?.(event);
    if (!event.isDefaultPrevented()) event.continuePropagation();
  };
  return (
    <AriaSearchField maxLength={longestPhrase} {...props} {...writing} {...(onKeyDown && { onKeyDown: press })} isReadOnly={isRefused || (props.isReadOnly ?? false)} className={field}>
      {({ isEmpty, isInvalid, isReadOnly, isDisabled }) => (
        <>
          {label !== undefined && <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>}
          <Group
            role="presentation"
            className={`${sizedBox({ size, isInForce: size === 'small' && !isEmpty })} ${styles.group}`}
            isInvalid={isInvalid}
            isDisabled={isDisabled}
            {...(isReadOnly && { 'data-readonly': true })}
          >
            <Search className={styles.glass} aria-hidden />
            <Input
              className={styles.input}
              {...(inputRef && { ref: inputRef })}
              {...(placeholder !== undefined && { placeholder })}
              {...(isRefused && { 'aria-disabled': true })}
            />
            {isEmpty || isReadOnly || isDisabled ? (
              <span className={styles.roomOfClear} />
            ) : (
              <Button className={styles.clear} aria-label={clearLabel}>
                <X aria-hidden />
              </Button>
            )}
          </Group>
          <FieldMessages description={description} errorMessage={errorMessage} disabledReason={disabledReason} />
          <LengthNotice notice={notice} />
        </>
      )}
    </AriaSearchField>
  );
}
