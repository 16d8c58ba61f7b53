import { importMessages as texts } from '../../../messages/import.ts';
import { shortCell } from './shortCell.ts';
import * as styles from './import.css.ts';

export interface ImportedNameProps {
  /** As it is in the file; empty where there is none. */
  name: string;
}

/** A name of the file, or that there is none, in words that cannot be mistaken for a name: on a phone it is the heading of its card, which is never empty. */
export function ImportedName({ name }: ImportedNameProps) {
  const shown = shortCell(name);
  return shown === '' ? <span className={styles.noName}>{texts.noName}</span> : shown;
}
