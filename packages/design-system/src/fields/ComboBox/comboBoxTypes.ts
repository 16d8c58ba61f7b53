import type { ReactNode } from 'react';
import type { ComboBoxProps as AriaComboBoxProps } from 'react-aria-components/ComboBox';
import type { FieldTexts } from '../FieldParts.tsx';

/** One choice of a `ComboBox`. */
export interface ComboBoxChoice {
  id: string;
  /** Its words, which the field shows once it is chosen and which are searched. */
  label: string;
  /** A second, quieter line in the list. */
  description?: string;
  /** An `Avatar` or a lucide icon before its words, decorative. */
  picture?: ReactNode;
  /** @default false */
  isDisabled?: boolean;
}

/** Key of the row that retries after a failure; a row, since focus never leaves the field. */
export const retryKey = 'noticeboard-try-again';

type Inherited = Omit<
  AriaComboBoxProps<ComboBoxChoice>,
  | 'className' | 'style' | 'children' | 'render' | 'items' | 'defaultItems' | 'value' | 'defaultValue' | 'onChange' | 'inputValue' | 'defaultInputValue'
  | 'onInputChange' | 'selectionMode' | 'selectedKey' | 'defaultSelectedKey' | 'onSelectionChange' | 'allowsCustomValue' | 'allowsEmptyCollection' | 'defaultFilter'
>;

export interface ComboBoxProps extends Inherited, FieldTexts {
  /** What can be chosen; with `onSearch`, what was found for the text. */
  choices: readonly ComboBoxChoice[];
  /** Id of the chosen one; null for none. */
  value: string | null;
  /** Called with the id of the new choice and the choice itself; null for both when the text was emptied. */
  onChange: (value: string | null, choice: ComboBoxChoice | null) => void;
  /** Words of the chosen one while it is not among the choices, as with `onSearch`. */
  chosenLabel?: string | undefined;
  /** Called with each text typed, and with '' once a choice is made. The caller debounces. */
  onSearch?: ((text: string) => void) | undefined;
  /** Whether choices are loading. @default false */
  isLoading?: boolean;
  /** Why the choices could not be loaded; a row with `onRetry` shows. */
  loadError?: string | undefined;
  /** Requests the choices again. */
  onRetry?: (() => void) | undefined;
  /** What is shown in the list in place of choices: what to type for there to be any. @default 'No matches' */
  hint?: string | undefined;
  /** Whether there are more choices than given. @default false */
  hasMore?: boolean;
  /** Called when the end of the list is near. */
  onLoadMore?: (() => void) | undefined;
  /**
   * Shown while nothing is typed.
   * @default 'Search'
   */
  placeholder?: string;
}
