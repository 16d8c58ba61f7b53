import { DeleteNode } from './DeleteNode.tsx';
import { EditNode } from './EditNode.tsx';
import type { NodeAct } from './nodeActs.ts';
import { NodeAdministrators } from './NodeAdministrators.tsx';
import { NodePages } from './NodePages.tsx';
import type { TreeNode } from './organizationNodes.ts';
import type { NodeChoice } from './useNodeChoice.ts';

export interface NodeWindowProps {
  /** The requested action. */
  act: NodeAct;
  /** The node that it applies to; the new one's parent for 'add'. */
  node: TreeNode;
  /** The choice in the tree, which follows what is saved. */
  choice: NodeChoice;
  /** Why pages may not be changed. */
  disabledReason: string | undefined;
  /** The user asked to close it. */
  onClose: () => void;
}

/** The dialog of an action on a node, over the tree. */
export function NodeWindow({ act, node, choice, disabledReason, onClose }: NodeWindowProps) {
  switch (act) {
    case 'add':
      return <EditNode parent={node} onClose={onClose} onSaved={(id) => choice.reveal(id, node)} />;
    case 'edit':
      return <EditNode node={node} onClose={onClose} onSaved={choice.choose} />;
    case 'pages':
      return <NodePages node={node} disabledReason={disabledReason} onClose={onClose} />;
    case 'write':
      return <NodeAdministrators node={node} onClose={onClose} />;
    case 'delete':
      return (
        <DeleteNode
          node={node}
          onClose={onClose}
          onDeleted={({ parent }) => {
            if (parent !== null) choice.choose(parent.id);
          }}
        />
      );
  }
}
