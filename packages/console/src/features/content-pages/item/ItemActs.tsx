import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import type { Permission } from '../../../access/permissions.ts';
import type { ItemOfPage } from '../../../content/itemCalls.ts';
import { useDeleteItem } from '../../../content/useDeleteItem.ts';
import { contentPageMessages as texts } from '../../../messages/contentPages.ts';
import { publishedContentMessages } from '../../../messages/publishedContent.ts';
import { ConfirmChange } from '../../../shared/ConfirmChange.tsx';
import { ActsMenu } from './ActsMenu.tsx';

const question = publishedContentMessages;

export interface ItemActsProps {
  /** The item. */
  item: ItemOfPage;
  /** Its name. */
  name: string;
  /** Whether the user may delete it, and why not. */
  deletion: Permission;
  /** It was deleted: the page has nothing to show. */
  onDeleted: () => void;
}

/** The actions on an item besides saving and publishing it. */
export function ItemActs({ item, name, deletion, onDeleted }: ItemActsProps) {
  const [isAsking, setAsking] = useState(false);
  const { deleteItem, wait } = useDeleteItem();
  return (
    <>
      <ActsMenu
        name={name}
        actions={[{ id: 'delete', label: texts.delete, icon: <Trash2 />, tone: 'danger', ...(!deletion.allowed && { disabledReason: deletion.reason }), onAction: () => setAsking(true) }]}
      />
      <ConfirmChange
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={question.deleteTitle}
        confirmLabel={question.delete}
        onConfirm={async () => {
          await deleteItem({ item });
          onDeleted();
        }}
        wait={wait}
      >
        {question.deleteQuestion(name)}
      </ConfirmChange>
    </>
  );
}
