import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { ListBoxItem } from 'react-aria-components/ListBox';
import * as styles from './choiceItem.css.ts';

interface ChoiceItemProps {
  /** The id that is reported. */
  id: string;
  /** Its name, by which typing on the list finds it. */
  label: string;
  /** A second, quieter line. @default none */
  description?: string | undefined;
  /** A sign before it, decorative. @default none */
  sign?: ReactNode;
  /** @default false */
  isDisabled?: boolean | undefined;
}

/** One choice in the list of a field: its sign, its name with a second line, and the tick of the chosen one. */
export function ChoiceItem({ id, label, description, sign, isDisabled = false }: ChoiceItemProps) {
  return (
    <ListBoxItem id={id} textValue={label} isDisabled={isDisabled} className={styles.item}>
      {sign}
      <span className={styles.text}>
        <span>{label}</span>
        {description !== undefined && <span className={styles.detail}>{description}</span>}
      </span>
      <Check className={styles.tick} aria-hidden />
    </ListBoxItem>
  );
}
