import { RowMenu } from '@noticeboard/design-system';
import Eye from 'lucide-react/icons/eye';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { contentPageMessages as texts } from '../../../messages/contentPages.ts';
import { editShortcut } from '../../../shared/list/useRowKeys.ts';
import type { ContentItemRow } from './contentItemRow.ts';

export interface ItemMenuProps {
  /** The item with its permissions and refusals. */
  row: ContentItemRow;
  /** Delete was pressed; the dialog is still to be shown. */
  onDelete: (row: ContentItemRow) => void;
}

/** The actions on an item of a list; refused ones say why. */
export function ItemMenu({ row, onDelete }: ItemMenuProps) {
  const { edit, delete: deletion } = row.rights;
  return (
    <RowMenu
      label={texts.actions(row.name)}
      sections={() => [
        {
          id: 'acts',
          actions: [
            { id: 'open', label: edit.allowed ? texts.edit : texts.view, icon: edit.allowed ? <Pencil /> : <Eye />, ...(edit.allowed && editShortcut()), href: row.href },
            {
              id: 'delete',
              label: texts.delete,
              icon: <Trash2 />,
              tone: 'danger',
              ...(!deletion.allowed && { disabledReason: deletion.reason }),
              onAction: () => onDelete(row),
            },
          ],
        },
      ]}
    />
  );
}
