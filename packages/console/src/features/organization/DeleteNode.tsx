import { TypeToConfirmModal } from '@noticeboard/design-system';
import { organizationMessages } from '../../messages/organization.ts';
import { SlowWrite } from '../../shared/SlowWrite.tsx';
import { contentsInWords } from './contentsInWords.ts';
import { isAnythingLost } from './nodeContents.ts';
import type { TreeNode } from './organizationNodes.ts';
import { useDeleteNode } from './useDeleteNode.ts';
import { useNodeContents } from './useNodeContents.ts';

const texts = organizationMessages.deletion;

export interface DeleteNodeProps {
  /** The node to delete, with everything below it. */
  node: TreeNode;
  /** The user asked to close it, or the node is deleted. */
  onClose: () => void;
  /** The node is deleted. */
  onDeleted: (node: TreeNode) => void;
}

/**
 * Asks before a node is deleted, and lists first what is deleted with it (decisions-main 14). If there is anything, its name has
 * to be retyped (ADR 0027). Mounted while it is open.
 */
export function DeleteNode({ node, onClose, onDeleted }: DeleteNodeProps) {
  const contents = useNodeContents(node);
  const { deleteNode, wait } = useDeleteNode();
  return (
    <TypeToConfirmModal
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={texts.title}
      name={node.name}
      isNameAsked={node.below > 0 || contents === undefined || isAnythingLost(contents)}
      confirmDisabledReason={contents === undefined ? texts.stillCounting : undefined}
      confirmLabel={texts.action}
      onConfirm={async () => {
        await deleteNode(node);
        onDeleted(node);
      }}
    >
      {node.below === 0 ? texts.question(node.name) : texts.questionBelow(node.name, node.below)}{' '}
      <span role="status">{contents === undefined ? texts.counting : contentsInWords(contents)}</span>
      <SlowWrite {...wait} />
    </TypeToConfirmModal>
  );
}
