import { OrganizationTree, type OrganizationTreeNode, type OrganizationTreeProps } from '@noticeboard/design-system/organization';
import Eye from 'lucide-react/icons/eye';
import MessageSquare from 'lucide-react/icons/message-square';
import Pencil from 'lucide-react/icons/pencil';
import { organizationMessages } from '../../messages/organization.ts';
import type { NodeAct } from './nodeActs.ts';
import { NodeLogo } from './NodeLogo.tsx';
import type { TreeNode } from './organizationNodes.ts';
import type { NodeChoice } from './useNodeChoice.ts';

const texts = organizationMessages.tree;

export interface OrganizationTreePanelProps extends Pick<OrganizationTreeProps, 'isLoading' | 'error' | 'onRetry'> {
  /** The root alone, or nothing yet. Keep the array stable between reads. */
  nodes: readonly TreeNode[];
  /** The chosen and the expanded nodes, and their setters. */
  choice: NodeChoice;
  /** Why an action is refused, or null. */
  refusal: (act: NodeAct, node: TreeNode) => string | null;
  /** Whether the tenant has chat, so that administrators can be written to. */
  hasChat: boolean;
  /** An action was chosen from the menu of a node, or by its key. */
  onAct: (act: NodeAct, node: TreeNode) => void;
}

// The tree hands out the same nodes that it was given.
const face = (node: OrganizationTreeNode) => <NodeLogo node={node as TreeNode} />;

const acts = { addChild: 'add', delete: 'delete', rename: 'edit', move: 'edit' } as const;

/** The tree with search and with the actions of each node (ORG-05 to ORG-08). */
export function OrganizationTreePanel({ nodes, choice, refusal, onAct, hasChat, ...states }: OrganizationTreePanelProps) {
  const act = (id: 'edit' | 'pages' | 'write', node: TreeNode, icon: React.ReactNode) => {
    const reason = refusal(id, node);
    return { id, label: texts[id], icon, onAction: () => onAct(id, node), ...(reason !== null && { disabledReason: reason }) };
  };
  return (
    <OrganizationTree
      {...states}
      label={texts.label}
      nodes={nodes}
      hasExpandAll
      fitsRows
      height="clamp(20rem, calc(100dvh - 18rem), 60rem)"
      selectedId={choice.chosen?.id ?? null}
      onSelectionChange={(id) => {
        // A node that is pressed again stays chosen: one is always shown.
        if (id !== null) choice.choose(id);
      }}
      expandedIds={choice.expandedIds}
      onExpandedChange={choice.setExpandedIds}
      renderFace={face}
      onAddChild={(node) => onAct('add', node as TreeNode)}
      onDelete={([node]) => node && onAct('delete', node as TreeNode)}
      extraActions={(node) => [act('edit', node as TreeNode, <Pencil />), act('pages', node as TreeNode, <Eye />), ...(hasChat ? [act('write', node as TreeNode, <MessageSquare />)] : [])]}
      refusal={(asked, node) => refusal(acts[asked], node as TreeNode)}
    />
  );
}
