import type { ReactNode } from 'react';
import { FieldErrorContext } from 'react-aria-components/FieldError';
import { LabelContext } from 'react-aria-components/Label';
import { Provider } from 'react-aria-components/slots';
import { TextContext } from 'react-aria-components/Text';
import { useField } from 'react-aria/useField';
import { field } from '../../fields/field.css.ts';
import { FieldLabel, FieldMessages, type FieldTexts } from '../../fields/FieldParts.tsx';

/** The ids that connect the editable part to its label and its messages. */
export interface EditorFieldIds {
  id?: string | undefined;
  'aria-labelledby'?: string | undefined;
  'aria-describedby'?: string | undefined;
}

interface EditorFieldProps extends FieldTexts {
  /** Shown above the editable part; names it. */
  label: string;
  /** Whether the label has an asterisk. */
  isRequired: boolean;
  /** Whether `errorMessage` is shown. */
  isInvalid: boolean;
  /** Puts the cursor in the text when the label is pressed: it is not a form element that a `label` could point to. */
  onLabelPress: () => void;
  /** The editable part, given the ids of its label and its messages. */
  children: (ids: EditorFieldIds) => ReactNode;
}

const noDetails = {
  badInput: false,
  customError: false,
  patternMismatch: false,
  rangeOverflow: false,
  rangeUnderflow: false,
  stepMismatch: false,
  tooLong: false,
  tooShort: false,
  typeMismatch: false,
  valueMissing: false,
};

/** Label above, help and error below, for an editable part that is not an input. */
export function EditorField({ label, description, errorMessage, disabledReason, isRequired, isInvalid, onLabelPress, children }: EditorFieldProps) {
  const { labelProps, fieldProps, descriptionProps, errorMessageProps } = useField({ label, labelElementType: 'span', isInvalid });
  return (
    <div className={field}>
      <Provider
        values={[
          [LabelContext, { ...labelProps, elementType: 'span', onClick: onLabelPress }],
          [TextContext, { slots: { description: descriptionProps, errorMessage: errorMessageProps } }],
          [FieldErrorContext, { isInvalid, validationErrors: [], validationDetails: { ...noDetails, customError: isInvalid, valid: !isInvalid } }],
        ]}
      >
        <FieldLabel isRequired={isRequired}>{label}</FieldLabel>
        {/* What is inside has labels and messages of its own. */}
        <Provider values={[[LabelContext, {}], [TextContext, {}], [FieldErrorContext, null]]}>{children(fieldProps)}</Provider>
        <FieldMessages description={description} errorMessage={errorMessage} disabledReason={disabledReason} />
      </Provider>
    </div>
  );
}
