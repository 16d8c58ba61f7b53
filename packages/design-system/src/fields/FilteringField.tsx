import { type ReactNode, useRef, useState } from 'react';
import { useAutocomplete } from 'react-aria/useAutocomplete';
import { AutocompleteStateContext, FieldInputContext, SelectableCollectionContext } from 'react-aria-components/Autocomplete';

interface FilteringFieldProps {
  /** The text of the search field. */
  text: string;
  /** Called with the changed text. */
  onTextChange: (text: string) => void;
  /** Whether a line stays, by its text and the typed text. @default every line stays: the caller filters */
  filter?: ((line: string, written: string) => boolean) | undefined;
  /** A search field and a list or a menu. */
  children: ReactNode;
}

/**
 * A search field that filters the list below it and keeps the focus meanwhile: arrow keys move, Enter chooses. Written with react-aria's
 * hook instead of its component, which is in one module with what every search field imports and would be part of every initial load (ADR 0205).
 */
export function FilteringField({ text, onTextChange, filter, children }: FilteringFieldProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const listRef = useRef<HTMLElement>(null);
  const [focusedNodeId, setFocusedNodeId] = useState<string | null>(null);
  const state = { inputValue: text, setInputValue: onTextChange, focusedNodeId, setFocusedNodeId };
  const { inputProps, collectionProps, collectionRef, filter: keeps } = useAutocomplete({ inputRef, collectionRef: listRef, ...(filter && { filter }) }, state);
  return (
    <AutocompleteStateContext value={state}>
      <FieldInputContext value={{ ...inputProps, ref: inputRef }}>
        <SelectableCollectionContext value={{ ...collectionProps, ref: collectionRef, ...(keeps && { filter: keeps }) }}>{children}</SelectableCollectionContext>
      </FieldInputContext>
    </AutocompleteStateContext>
  );
}
