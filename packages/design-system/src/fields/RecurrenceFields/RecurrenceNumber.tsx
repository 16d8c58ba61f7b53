import { Input } from 'react-aria-components/Input';
import { NumberField } from 'react-aria-components/NumberField';
import { publishingMessages } from '../../messages/publishing.ts';
import { box, field } from '../field.css.ts';
import { FieldLabel, FieldMessages } from '../FieldParts.tsx';

interface RecurrenceNumberProps {
  label: string;
  description?: string | undefined;
  disabledReason?: string | undefined;
  isDisabled: boolean;
  /** NaN while it is empty. */
  value: number;
  onChange: (value: number) => void;
  minimum: number;
}

/** A whole number of a recurrence. An empty one says so and is not replaced. */
export function RecurrenceNumber({ label, description, disabledReason, isDisabled, value, onChange, minimum }: RecurrenceNumberProps) {
  const isRefused = disabledReason !== undefined;
  return (
    <NumberField
      className={field}
      value={value}
      onChange={onChange}
      minValue={minimum}
      maxValue={9999}
      step={1}
      formatOptions={{ maximumFractionDigits: 0, useGrouping: false }}
      validationBehavior="aria"
      isDisabled={isDisabled}
      isReadOnly={isRefused}
      isInvalid={!isRefused && !(value >= minimum)}
    >
      <FieldLabel>{label}</FieldLabel>
      <Input className={box} {...(isRefused && { 'aria-disabled': true })} />
      <FieldMessages description={description} errorMessage={publishingMessages.recurrence.tooSmall(minimum)} disabledReason={disabledReason} />
    </NumberField>
  );
}
