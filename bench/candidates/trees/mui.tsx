import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useState } from 'react';
import type { Candidate, Place } from '../../pages/candidateTypes.ts';

const nameOf = ({ name }: Place) => name;

function Places({ nodes }: { nodes: Place[] }) {
  const [expandedItems, setExpandedItems] = useState<string[]>([]);
  return (
    <>
      <button type="button" id="expand-all" onClick={() => setExpandedItems(nodes.map(({ id }) => id))}>
        Expand all
      </button>
      <div style={{ height: 600, overflow: 'auto' }}>
        <RichTreeView
          items={nodes}
          getItemLabel={nameOf}
          expandedItems={expandedItems}
          onExpandedItemsChange={(_event, ids) => setExpandedItems(ids)}
        />
      </div>
    </>
  );
}

export const candidate: Candidate = {
  kind: 'tree',
  render: (nodes) => <Places nodes={nodes} />,
  expandAll: '#expand-all',
};
