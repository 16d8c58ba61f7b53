import { RowMenu } from '@noticeboard/design-system';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { contentPageMessages } from '../../../messages/contentPages.ts';

/** How the acts on something are called. */
interface ActWords {
  /** The menu. */
  actions: (name: string) => string;
  edit: string;
  delete: string;
}

export interface HeldActsProps {
  /** What it is called. */
  name: string;
  /** Why it can't be changed by this person; undefined when it can. */
  refusal: string | undefined;
  /** What the acts are called. @default those of every item */
  words?: ActWords;
  /** It is to be changed. */
  onEdit: () => void;
  /** It is to be deleted; the question is still to be asked. */
  onDelete: () => void;
}

/** What can be done with something that an item holds. */
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
