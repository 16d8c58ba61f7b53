import { DeleteItem } from './DeleteItem.tsx';
import { NodeFilter, type NodeFilterProps } from './NodeFilter.tsx';
import type { useItemDeletion } from './useItemDeletion.ts';

export interface ItemWindowsProps {
  /** The node filter, and the list that it filters. */
  nodeFilter: NodeFilterProps;
  /** The item that is to be deleted, and the state of the dialog. */
  deletion: Omit<ReturnType<typeof useItemDeletion>, 'ask'>;
}

/** What opens over the list: the filter by node, and the question before an item is deleted. */
export function ItemWindows({ nodeFilter, deletion }: ItemWindowsProps) {
  return (
    <>
      <NodeFilter {...nodeFilter} />
      <DeleteItem {...deletion} />
    </>
  );
}
