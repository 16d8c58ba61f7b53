import type { SlowWriteProps } from '../../../shared/SlowWrite.tsx';
import { ConfirmChange } from '../../../shared/ConfirmChange.tsx';

export interface DeleteFromListProps<Row extends { name: string }> {
  texts: { deleteTitle: string; deleteAction: string; deleteQuestion: (name: string) => string };
  /** What is to be deleted; stays known while the question closes. */
  row: Row | null;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Deletes it; rejects with words for the alert. */
  onDelete: (row: Row) => Promise<unknown>;
  wait: SlowWriteProps;
}

/** Asks before something is deleted from a list. */
export function DeleteFromList<Row extends { name: string }>({ texts, row, onDelete, ...question }: DeleteFromListProps<Row>) {
  return (
    <ConfirmChange
      {...question}
      title={texts.deleteTitle}
      confirmLabel={texts.deleteAction}
      onConfirm={async () => {
        if (row !== null) await onDelete(row);
      }}
    >
      {texts.deleteQuestion(row?.name ?? '')}
    </ConfirmChange>
  );
}
