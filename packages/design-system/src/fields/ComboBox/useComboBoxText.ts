import { useEffect, useState } from 'react';
import { useFilter } from 'react-aria/useFilter';
import type { ComboBoxChoice, ComboBoxProps } from './comboBoxTypes.ts';

type Given = Pick<ComboBoxProps, 'choices' | 'value' | 'chosenLabel' | 'onSearch'>;

/** The typed text of a ComboBox, and the choices that match it. The text of the chosen one is not a search. */
export function useComboBoxText({ choices, value, chosenLabel, onSearch }: Given) {
  const { contains } = useFilter({ sensitivity: 'base', ignorePunctuation: true });
  const [picked, setPicked] = useState<{ id: string; label: string } | null>(null);
  const labelOfValue =
    value === null ? '' : (choices.find(({ id }) => id === value)?.label ?? chosenLabel ?? (picked?.id === value ? picked.label : ''));
  const [draft, setDraft] = useState<{ text: string; forValue: string | null } | null>(null);
  if (value !== null && labelOfValue !== '' && (picked?.id !== value || picked.label !== labelOfValue)) {
    setPicked({ id: value, label: labelOfValue });
  }
  // Typed text belongs to the value that it was typed over: a new value has its own words.
  const isWriting = draft !== null && (draft.forValue === value || value === null);
  const text = isWriting ? draft.text : labelOfValue;
  const [renderedText, setRenderedText] = useState(text);
  // oxlint-disable-next-line react/set-state-in-effect -- react-aria reads the text in an effect of its own: only after that is it an old one
  useEffect(() => setRenderedText(text), [text]);
  const isSearching = isWriting && draft.text !== '';
  const found: readonly ComboBoxChoice[] =
    onSearch !== undefined || !isSearching ? choices : choices.filter((choice) => contains(choice.label, draft.text));
  return {
    text,
    found,
    /** Whether the caller has just replaced the text, as the browser's Back does. */
    isGiven: text !== renderedText && !isWriting,
    write: (written: string) => {
      setDraft({ text: written, forValue: value });
      onSearch?.(written);
    },
    /** Ends the typing; the field shows the words of the chosen one again. */
    settle: () => {
      setDraft(null);
      if (isSearching) onSearch?.('');
    },
  };
}
