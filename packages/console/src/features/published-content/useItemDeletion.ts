import { useCallback, useState } from 'react';
import { useDeleteItem } from '../../content/useDeleteItem.ts';
import type { ItemRow } from './itemRow.ts';

/** Which item is to be deleted, and the state of the dialog. */
export function useItemDeletion() {
  const { isDeletable, deleteItem, wait } = useDeleteItem();
  const [row, setRow] = useState<ItemRow | null>(null);
  const [isOpen, setOpen] = useState(false);
  const ask = useCallback(
    (chosen: ItemRow) => {
      if (!isDeletable(chosen)) return;
      setRow(chosen);
      setOpen(true);
    },
    // oxlint-disable-next-line react/exhaustive-deps -- it only shows a toast, and rows render again when this changes
    [],
  );
  return { row, isOpen, ask, onOpenChange: setOpen, deleteItem, wait };
}
