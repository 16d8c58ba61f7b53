import type { FieldTexts } from '../../fields/FieldParts.tsx';

/** Someone who can be mentioned. */
export interface MentionPerson {
  id: string;
  /** Inserted into the text after `@`. */
  username: string;
  /** The person's name, shown in the list. */
  name: string;
  /** Address of the picture. */
  image?: string | null;
  /** A second line: an e-mail, a residence. */
  detail?: string;
}

export interface MentionTextAreaProps extends FieldTexts {
  /** Names the field. */
  label: string;
  /** Plain text; a mention in it is `@` and a username (decisions-content O3). */
  value?: string;
  /** Text at the start, where the field keeps its own value. @default '' */
  defaultValue?: string;
  /** Called with the text at each change. */
  onChange?: (value: string) => void;
  /**
   * Finds people by what was typed after `@`, at most 20 (LIM-04). The signal is aborted when more is typed. A
   * rejection is shown in the list.
   */
  onSearch: (phrase: string, signal: AbortSignal) => Promise<readonly MentionPerson[]>;
  /** Characters after `@` before it is searched; until then the list asks for a name. @default 1 */
  minimumPhrase?: number;
  /** An example of what to write. */
  placeholder?: string;
  /** Lines shown. @default 4 */
  rows?: number;
  /** Longest text, in characters; the browser stops there. */
  maxLength?: number;
  /** @default false */
  isRequired?: boolean;
  /** Shows `errorMessage`. @default false */
  isInvalid?: boolean;
  /** @default false */
  isReadOnly?: boolean;
}
