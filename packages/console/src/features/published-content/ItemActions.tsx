import { Button, IconButton, Link } from '@noticeboard/design-system';
import Trash2 from 'lucide-react/icons/trash-2';
import { messages } from '../../messages/en.ts';
import * as styles from './cells.css.ts';
import type { ItemRow } from './itemRow.ts';

const texts = messages.publishedContent;

export interface ItemActionsProps {
  /** The item, with what may be done to it and why not. */
  row: ItemRow;
  /** Delete was pressed; the question is still to be asked. */
  onDelete: (row: ItemRow) => void;
}

/** Edit and Delete of a row; a refused one says why. */
export function ItemActions({ row, onDelete }: ItemActionsProps) {
  const editReason = row.edit.allowed ? (row.editHref === null ? texts.noEditPage : undefined) : row.edit.reason;
  return (
    <span className={styles.actions}>
      {row.editHref !== null && editReason === undefined ? (
        <Link href={row.editHref} variant="plain" aria-label={texts.editItem(row.name)}>
          {texts.edit}
        </Link>
      ) : (
        <Button size="small" variant="quiet" tone="neutral" aria-label={texts.editItem(row.name)} disabledReason={editReason}>
          {texts.edit}
        </Button>
      )}
      <IconButton
        size="small"
        tone="danger"
        label={texts.deleteItem(row.name)}
        icon={<Trash2 />}
        disabledReason={row.delete.allowed ? undefined : row.delete.reason}
        onPress={() => onDelete(row)}
      />
    </span>
  );
}
