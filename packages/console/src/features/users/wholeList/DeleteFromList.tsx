import { ConfirmChange, type ConfirmChangeProps } from '../../../shared/ConfirmChange.tsx';

export interface DeleteFromListProps<Row extends { name: string }> extends Pick<ConfirmChangeProps, 'isOpen' | 'onOpenChange' | 'wait'> {
  /** The title, the label of its button, and the question with the name in it. */
  texts: { deleteTitle: string; deleteAction: string; deleteQuestion: (name: string) => string };
  /** The row to delete; kept while the dialog closes. */
  row: Row | null;
  /** Deletes it; rejects with words for the alert. */
  onDelete: (row: Row) => Promise<unknown>;
}

/** Asks before a row is deleted from a list. */
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
