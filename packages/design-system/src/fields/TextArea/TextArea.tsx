import { assignInlineVars } from '@vanilla-extract/dynamic';
import { memo, type Ref, useId, useState } from 'react';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { useControlledState } from 'react-stately/useControlledState';
import { Announcement } from '../../feedback/announcement/Announcement.tsx';
import { fieldMessages } from '../../messages/fields.ts';
import { box, field } from '../field.css.ts';
import { FieldLabel, FieldMessages, type FieldTexts } from '../FieldParts.tsx';
import { textLength } from './characterCount.ts';
import { lengthState } from './lengthState.ts';
import * as styles from './TextArea.css.ts';

type Inherited = Omit<AriaTextFieldProps, 'className' | 'style' | 'children' | 'render' | 'maxLength' | 'type' | 'pattern'>;

export interface TextAreaProps extends Inherited, FieldTexts {
  /** An example of what to write, never the only place of a rule. */
  placeholder?: string;
  /**
   * Lines shown while the text is short.
   * @default 4
   */
  rows?: number;
  /**
   * Grows with the text up to `maxRows`, then scrolls.
   * @default false
   */
  isGrowing?: boolean;
  /**
   * Lines up to which a growing area grows.
   * @default 12
   */
  maxRows?: number;
  /**
   * Most characters the text may have. A longer text can be typed and pasted, so that nothing is truncated unnoticed; the
   * field then is invalid and says how far it is over.
   */
  maxLength?: number;
  /**
   * Shows the number of characters.
   * @default true with `maxLength`, else false
   */
  showsCount?: boolean;
  /** The area itself, to put focus in it. */
  areaRef?: Ref<HTMLTextAreaElement>;
}

const messages = fieldMessages.textArea;

/** Plain text of several lines. For formatted text use `RichTextEditor`. Other props: react-aria TextField. */
export const TextArea = memo(function TextArea({ label, description, errorMessage, disabledReason, ...others }: TextAreaProps) {
  const { placeholder, rows = 4, isGrowing = false, maxRows = 12, maxLength, showsCount = maxLength !== undefined, areaRef, ...props } = others;
  const [text, setText] = useControlledState(props.value, props.defaultValue ?? '', props.onChange);
  const limitId = useId();
  const isRefused = disabledReason !== undefined;
  const length = textLength(text);
  const [firstLength] = useState(length);
  const state = maxLength === undefined ? 'plain' : lengthState(length, maxLength);
  const tooMany = state === 'over' && maxLength !== undefined ? messages.tooMany(length - maxLength) : undefined;
  const left = state === 'near' && maxLength !== undefined ? messages.left(maxLength - length) : undefined;
  const { defaultValue: _defaultValue, ...rest } = props;
  return (
    <AriaTextField
      {...rest}
      value={text}
      onChange={setText}
      isInvalid={tooMany !== undefined || (props.isInvalid ?? false)}
      isReadOnly={isRefused || (props.isReadOnly ?? false)}
      // Not by the count: a description that changes is announced, at each letter.
      aria-describedby={[props['aria-describedby'], maxLength !== undefined && limitId].filter(Boolean).join(' ')}
      className={field}
    >
      {label !== undefined && <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>}
      <AriaTextArea
        className={`${box} ${styles.area({ isGrowing })}`}
        rows={rows}
        {...(areaRef && { ref: areaRef })}
        {...(placeholder !== undefined && { placeholder })}
        {...(isRefused && { 'aria-disabled': true })}
        {...(isGrowing && { style: assignInlineVars({ [styles.leastRows]: String(rows), [styles.mostRows]: String(maxRows) }) })}
      />
      <div className={styles.foot}>
        <div className={styles.texts}>
          <FieldMessages description={description} errorMessage={tooMany ?? errorMessage} disabledReason={disabledReason} />
        </div>
        {showsCount && (
          <span className={styles.count({ state })}>
            {maxLength === undefined ? messages.characters(length) : messages.count(length, maxLength)}
          </span>
        )}
      </div>
      {maxLength !== undefined && (
        <span id={limitId} hidden>
          {messages.limit(maxLength)}
        </span>
      )}
      {/* Not as a form opens, and not at each letter: when writing pauses. */}
      <Announcement>{length === firstLength ? '' : (tooMany ?? left ?? '')}</Announcement>
    </AriaTextField>
  );
});
