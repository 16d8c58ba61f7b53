import { useIsItsTurn } from '../../effects/useIsItsTurn.ts';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { messages } from '../../messages/choices.ts';
import { box, field } from '../field.css.ts';
import { ComboBox } from './ComboBox.tsx';
import * as styles from './ComboBox.css.ts';
import type { ComboBoxProps } from './comboBoxTypes.ts';

/**
 * A `ComboBox` in the bar of a list, rendered right after the rows, which are what is waited for: react-aria collects its choices in a
 * second render of the whole field. Until then its box is shown. It has a name, and no label above it.
 */
export function LateComboBox(props: Omit<ComboBoxProps, 'label'> & { 'aria-label': string }) {
  const isItsTurn = useIsItsTurn();
  if (isItsTurn) return <ComboBox {...props} />;
  const chosen = props.choices.find(({ id }) => id === props.value)?.label ?? (props.value === null ? undefined : props.chosenLabel);
  return <ComboBoxRoom text={chosen} placeholder={props.placeholder} />;
}

/** The box of a `ComboBox` that is not there yet. */
export function ComboBoxRoom({ text, placeholder = messages.comboBox.placeholder }: { text?: string | undefined; placeholder?: string | undefined }) {
  return (
    <div aria-hidden className={field}>
      <div className={`${box} ${styles.group}`}>
        <span className={styles.roomOfText({ isChosen: text !== undefined })}>{text ?? placeholder}</span>
        <span className={styles.arrow}>
          <ChevronDown />
        </span>
      </div>
    </div>
  );
}
