import { TextField } from '../../fields/TextField/TextField.tsx';
import { contentMessages } from '../../messages/content.ts';

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
      isInvalid={showsProblems && field.value.trim() === ''}
      errorMessage={contentMessages.required(label)}
    />
  );
}
