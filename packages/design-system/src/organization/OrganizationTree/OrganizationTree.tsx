import { useMemo } from 'react';
import { Tree } from '../../collections/Tree/Tree.tsx';
import { messages } from '../../messages/collections.ts';
import * as styles from './OrganizationTree.css.ts';
import type { OrganizationTreeNode, OrganizationTreeProps } from './organizationTreeTypes.ts';

/** The logo, or the name's initial where there is none. */
function Face({ node }: { node: OrganizationTreeNode }) {
  if (node.logo) return <img src={node.logo} alt="" className={styles.logo} />;
  return (
    <span aria-hidden className={styles.initial}>
      {[...node.name][0]?.toLocaleUpperCase()}
    </span>
  );
}

const face = (node: OrganizationTreeNode) => <Face node={node} />;
const publishing = (node: OrganizationTreeNode) =>
  node.isPublishingOff && <span className={styles.mark}>{messages.organizationTree.publishingOff}</span>;

/**
 * The organization as a tree to choose one node from, or, with the acts of `Tree`, to arrange. To choose in a dialog
 * use `NodeFilterModal`.
 */
export function OrganizationTree({ selectedId = null, onSelectionChange, ...props }: OrganizationTreeProps) {
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
      renderLeading={face}
      renderRemarks={publishing}
    />
  );
}
