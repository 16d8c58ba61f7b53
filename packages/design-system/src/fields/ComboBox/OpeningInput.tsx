import { use } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Input, type InputProps } from 'react-aria-components/Input';

/** The text of a ComboBox; a press on it opens the list, which react-aria does only for the arrow beside it. */
export function OpeningInput(props: InputProps) {
  const state = use(ComboBoxStateContext);
  return (
    <Input
      {...props}
      onClick={({ currentTarget }) => {
        if (!currentTarget.readOnly && !currentTarget.disabled && state?.isOpen === false) state.open(null, 'manual');
      }}
    />
  );
}
