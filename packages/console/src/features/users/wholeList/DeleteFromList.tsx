import { ConfirmChange, type ConfirmChangeProps } from '../../../shared/ConfirmChange.tsx';

export interface DeleteFromListProps<Row extends { name: string }> extends Pick<ConfirmChangeProps, 'isOpen' | 'onOpenChange' | 'wait'> {
  /** The heading, what its button does, and the question with the name in it. */
  texts: { deleteTitle: string; deleteAction: string; deleteQuestion: (name: string) => string };
  /** What is to be deleted; stays known while the question closes. */
  row: Row | null;
  /** Deletes it; rejects with words for the alert. */
  onDelete: (row: Row) => Promise<unknown>;
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
