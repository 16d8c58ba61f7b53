import MegaphoneOff from 'lucide-react/icons/megaphone-off';
import { useCallback, useMemo } from 'react';
import { Tree } from '../../collections/Tree/Tree.tsx';
import { messages } from '../../messages/collections.ts';
import { NodeFace } from './NodeFace.tsx';
import { NodeMark } from './NodeMark.tsx';
import type { OrganizationTreeNode, OrganizationTreeProps } from './organizationTreeTypes.ts';

const publishingOff = <NodeMark icon={<MegaphoneOff />}>{messages.organizationTree.publishingOff}</NodeMark>;

/**
 * The organization as a tree to choose one node from, or, with the actions of `Tree`, to arrange. To choose in a dialog
 * use `NodeFilterModal`.
 */
export function OrganizationTree({ selectedId = null, onSelectionChange, renderFace, renderRemarks, ...props }: OrganizationTreeProps) {
  const selectedIds = useMemo(() => new Set(selectedId === null ? [] : [selectedId]), [selectedId]);
  // Rows are memoized and re-render when one of these changes.
  const leading = useCallback((node: OrganizationTreeNode) => renderFace?.(node) ?? <NodeFace name={node.name} logo={node.logo} />, [renderFace]);
  const remarks = useCallback(
    (node: OrganizationTreeNode) => (
      <>
        {node.isPublishingOff && publishingOff}
        {renderRemarks?.(node)}
      </>
    ),
    [renderRemarks],
  );
  return (
    <Tree<OrganizationTreeNode>
      searchLabel={messages.organizationTree.search}
      loadingLabel={messages.organizationTree.loading}
      empty={messages.organizationTree.empty}
      {...props}
      selectionMode="single"
      selectedIds={selectedIds}
      onSelectionChange={(ids) => onSelectionChange?.([...ids][0] ?? null)}
      renderLeading={leading}
      renderRemarks={remarks}
    />
  );
}
