import { TextField } from '../../fields/TextField/TextField.tsx';
import { contentMessages } from '../../messages/content.ts';
import { oneLine } from '../../fields/oneLine.ts';

export interface NameFieldProps {
  /** @default 'Name' */
  label?: string;
  value: string;
  onChange: (name: string) => void;
  /** Whether a name that is missing is told. */
  showsProblems: boolean;
  isReadOnly: boolean;
}

/** The name of what a modal adds or changes: its first field, and needed. Blanks are no name. */
export function NameField({ label = contentMessages.name, showsProblems, ...field }: NameFieldProps) {
  return (
    <TextField
      {...field}
      label={label}
      isRequired
      isInvalid={showsProblems && oneLine(field.value) === ''}
      errorMessage={contentMessages.required(label)}
    />
  );
}
