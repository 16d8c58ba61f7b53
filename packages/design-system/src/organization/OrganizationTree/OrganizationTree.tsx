import MegaphoneOff from 'lucide-react/icons/megaphone-off';
import { useMemo } from 'react';
import { Tree } from '../../collections/Tree/Tree.tsx';
import { messages } from '../../messages/collections.ts';
import { NodeFace } from './NodeFace.tsx';
import { NodeMark } from './NodeMark.tsx';
import type { OrganizationTreeNode, OrganizationTreeProps } from './organizationTreeTypes.ts';

const publishingOff = <NodeMark icon={<MegaphoneOff />}>{messages.organizationTree.publishingOff}</NodeMark>;

/**
 * The organization as a tree to choose one node from, or, with the acts of `Tree`, to arrange. To choose in a dialog
 * use `NodeFilterModal`.
 */
export function OrganizationTree({ selectedId = null, onSelectionChange, renderFace, renderRemarks, ...props }: OrganizationTreeProps) {
  const selectedIds = useMemo(() => new Set(selectedId === null ? [] : [selectedId]), [selectedId]);
  return (
    <Tree<OrganizationTreeNode>
      searchLabel={messages.organizationTree.search}
      loadingLabel={messages.organizationTree.loading}
      empty={messages.organizationTree.empty}
      {...props}
      selectionMode="single"
      selectedIds={selectedIds}
      onSelectionChange={(ids) => onSelectionChange?.([...ids][0] ?? null)}
      renderLeading={(node) => renderFace?.(node) ?? <NodeFace name={node.name} logo={node.logo} />}
      renderRemarks={(node) => (
        <>
          {node.isPublishingOff && publishingOff}
          {renderRemarks?.(node)}
        </>
      )}
    />
  );
}
