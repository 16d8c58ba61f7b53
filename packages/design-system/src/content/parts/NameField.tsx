import { TextField } from '../../fields/TextField/TextField.tsx';
import { contentMessages } from '../../messages/content.ts';
import { oneLine } from '../../fields/oneLine.ts';

export interface NameFieldProps {
  /** @default 'Name' */
  label?: string;
  /** The name, as it is typed. */
  value: string;
  /** Called with each change, spaces around it included. */
  onChange: (name: string) => void;
  /** Whether a missing name shows its message. */
  showsProblems: boolean;
  /** Whether it can't be changed now, because it is being saved. */
  isReadOnly: boolean;
  /** What the host found wrong with it. */
  problem?: string | undefined;
}

/** The name of what a modal adds or changes: its first field, and needed. Blanks are no name. */
export function NameField({ label = contentMessages.name, showsProblems, problem, ...field }: NameFieldProps) {
  return (
    <TextField
      {...field}
      label={label}
      isRequired
      isInvalid={(showsProblems && oneLine(field.value) === '') || problem !== undefined}
      errorMessage={problem ?? contentMessages.required(label)}
    />
  );
}
