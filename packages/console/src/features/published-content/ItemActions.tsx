import { RowMenu } from '@noticeboard/design-system';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { publishedContentMessages } from '../../messages/publishedContent.ts';
import { editShortcut } from '../../shared/list/useRowKeys.ts';
import { editRefusal, type ItemRow } from './itemRow.ts';

const texts = publishedContentMessages;

export interface ItemActionsProps {
  /** The item with its permissions and refusals. */
  row: ItemRow;
  /** Delete was pressed; the dialog is still to be shown. Keep it stable. */
  onDelete: (row: ItemRow) => void;
}

/** Edit and Delete of a row; a refused one says why. */
export function ItemActions({ row, onDelete }: ItemActionsProps) {
  return (
    <RowMenu
      label={texts.actionsFor(row.name)}
      sections={() => {
        const refusal = editRefusal(row);
        return [
          {
            id: 'item',
            actions: [
              { id: 'edit', label: texts.edit, icon: <Pencil />, ...(refusal === undefined ? { href: row.editHref ?? '', ...editShortcut() } : { disabledReason: refusal }) },
              {
                id: 'delete',
                label: texts.delete,
                icon: <Trash2 />,
                onAction: () => onDelete(row),
                ...(!row.delete.allowed && { disabledReason: row.delete.reason }),
              },
            ],
          },
        ];
      }}
    />
  );
}
