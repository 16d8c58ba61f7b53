import { NodeFilterModal } from '@noticeboard/design-system/organization';
import { useActingAs } from '../../access/useAccess.ts';
import { describeError } from '../../ground/describeError.ts';
import { publishedContentMessages } from '../../messages/publishedContent.ts';
import type { List } from '../../shared/list/useList.ts';
import type { ListState } from './listState.ts';
import { useOrganizationNodes } from '../../content/useOrganizationNodes.ts';

export interface NodeFilterProps {
  /** The list that it filters. */
  list: List<ListState>;
  /** The node that it opens at, null for the one of the filter; null while it is closed. */
  open: { nodeId: string | null } | null;
  /** The dialog was closed, or a node was chosen. */
  onClose: () => void;
}

/** Chooses the node whose items are listed; only super administrators open it (`LIST-15`), and then the tree is read. */
export function NodeFilter({ list, open, onClose }: NodeFilterProps) {
  const nodes = useOrganizationNodes(open !== null);
  const actingAs = useActingAs();
  return (
    <NodeFilterModal
      isOpen={open !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      nodes={nodes.tree}
      selectedId={open?.nodeId ?? list.state.organizationNodeId}
      everythingLabel={publishedContentMessages.allNodes}
      onApply={(organizationNodeId) => list.change({ organizationNodeId })}
      isLoading={nodes.isLoading}
      error={nodes.error === undefined ? null : describeError(nodes.error, { actingAs }).detail}
      onRetry={nodes.retry}
    />
  );
}
