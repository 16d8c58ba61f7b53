import type { ReactNode } from 'react';
import { contentInstanceMessages } from '../../messages/contentInstances.ts';
import { TypeToConfirmModal } from '../../overlays/TypeToConfirmModal/TypeToConfirmModal.tsx';

const text = contentInstanceMessages.delete;

export interface DeleteContentInstanceModalProps {
  /** Whether it is shown. */
  isOpen: boolean;
  /** Called to close it, also when it is deleted. Never called while deleting. */
  onOpenChange: (isOpen: boolean) => void;
  /** The page's name, which must be retyped. */
  name: string;
  /** How many items are deleted with it; left out while that is unknown. */
  itemCount?: number | undefined;
  /** Deletes the page. Rejects with an Error whose message is shown inside. */
  onDelete: () => Promise<void>;
  /** Words for a failure. @default the error's own message */
  describeError?: (error: unknown) => string;
  /** Follows the question, made of phrasing content: that deleting takes longer than usual. */
  notice?: ReactNode;
}

/** Asks before a content page is deleted with everything in it; its name must be retyped (SET-24, SET-25, SET-35). */
export function DeleteContentInstanceModal({ name, itemCount, onDelete, notice, ...modal }: DeleteContentInstanceModalProps) {
  return (
    <TypeToConfirmModal {...modal} title={text.title} name={name} confirmLabel={text.delete} onConfirm={onDelete}>
      {itemCount === undefined ? text.uncounted(name) : itemCount === 0 ? text.alone(name) : text.withItems(name, itemCount)}
      {notice}
    </TypeToConfirmModal>
  );
}
