import { importMessages as texts } from '../../../messages/import.ts';
import { shortCell } from './shortCell.ts';
import * as styles from './import.css.ts';

export interface ImportedNameProps {
  /** As in the file; empty if it is missing. */
  name: string;
}

/** A name of the file, or a text for a missing one that cannot be mistaken for a name: on a phone it is the heading of its card, which is never empty. */
export function ImportedName({ name }: ImportedNameProps) {
  const shown = shortCell(name);
  return shown === '' ? <span className={styles.noName}>{texts.noName}</span> : shown;
}
