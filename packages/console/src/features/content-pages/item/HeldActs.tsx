import { RowMenu } from '@noticeboard/design-system';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { contentPageMessages } from '../../../messages/contentPages.ts';

/** The labels of the actions. */
interface ActWords {
  /** The menu. */
  actions: (name: string) => string;
  edit: string;
  delete: string;
}

export interface HeldActsProps {
  /** Its name. */
  name: string;
  /** Why it can't be changed by this user; undefined if it can. */
  refusal: string | undefined;
  /** The labels of the actions. @default those of every item */
  words?: ActWords;
  /** Edit was pressed. */
  onEdit: () => void;
  /** Delete was pressed; the dialog is still to be shown. */
  onDelete: () => void;
}

/** The actions on something in an item. */
export function HeldActs({ name, refusal, words: texts = contentPageMessages, onEdit, onDelete }: HeldActsProps) {
  const reason = refusal !== undefined && { disabledReason: refusal };
  return (
    <RowMenu
      label={texts.actions(name)}
      sections={() => [
        {
          id: 'acts',
          actions: [
            { id: 'edit', label: texts.edit, icon: <Pencil />, ...reason, onAction: onEdit },
            { id: 'delete', label: texts.delete, icon: <Trash2 />, tone: 'danger', ...reason, onAction: onDelete },
          ],
        },
      ]}
    />
  );
}
