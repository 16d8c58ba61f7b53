import { ConfirmModal, TypeToConfirmModal } from '@noticeboard/design-system';
import { organizationMessages } from '../../messages/organization.ts';
import { SlowWrite } from '../../shared/SlowWrite.tsx';
import { contentsInWords } from './contentsInWords.ts';
import type { TreeNode } from './organizationNodes.ts';
import { useDeleteNode } from './useDeleteNode.ts';
import { useNodeContents } from './useNodeContents.ts';

const texts = organizationMessages.deletion;

export interface DeleteNodeProps {
  node: TreeNode;
  onClose: () => void;
  /** The node is deleted. */
  onDeleted: (node: TreeNode) => void;
}

/**
 * Asks before a node is deleted, and says first what hangs on it (decisions 14). For the root, with which the whole
 * organization goes, its name has to be retyped. Rendered while it is open.
 */
export function DeleteNode({ node, onClose, onDeleted }: DeleteNodeProps) {
  const contents = useNodeContents(node);
  const { deleteNode, wait } = useDeleteNode();
  const modal = {
    isOpen: true,
    onOpenChange: (isOpen: boolean) => {
      if (!isOpen) onClose();
    },
    title: texts.title,
    confirmLabel: texts.action,
    onConfirm: async () => {
      await deleteNode(node);
      onDeleted(node);
    },
    describeError: (error: unknown) => (error instanceof Error ? error.message : String(error)),
  };
  const words = (
    <>
      {node.below === 0 ? texts.question(node.name) : texts.questionBelow(node.name, node.below)} <span role="status">{contents === undefined ? texts.counting : contentsInWords(contents)}</span>
      <SlowWrite {...wait} />
    </>
  );
  if (node.parent === null && node.below > 0) {
    return (
      <TypeToConfirmModal {...modal} name={node.name}>
        {words}
      </TypeToConfirmModal>
    );
  }
  return (
    <ConfirmModal {...modal} tone="danger" confirmDisabledReason={contents === undefined ? texts.stillCounting : undefined}>
      {words}
    </ConfirmModal>
  );
}
