import { publishedContentMessages } from '../../messages/publishedContent.ts';
import { ConfirmChange } from '../../shared/ConfirmChange.tsx';
import type { useItemDeletion } from './useItemDeletion.ts';

const texts = publishedContentMessages;

/** Asks before an item is deleted (core §8). */
export function DeleteItem({ row, isOpen, onOpenChange, deleteItem, wait }: Omit<ReturnType<typeof useItemDeletion>, 'ask'>) {
  return (
    <ConfirmChange
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={texts.deleteTitle}
      confirmLabel={texts.delete}
      onConfirm={async () => {
        if (row) await deleteItem(row);
      }}
      wait={wait}
    >
      {texts.deleteQuestion(row?.name ?? '')}
    </ConfirmChange>
  );
}
