import { Tree, type TreeDataNode } from 'antd';
import { type Key, useState } from 'react';
import type { Candidate, Place } from '../../pages/candidateTypes.ts';

function Places({ nodes }: { nodes: TreeDataNode[] }) {
  const [expandedKeys, setExpandedKeys] = useState<Key[]>([]);
  return (
    <>
      <button type="button" id="expand-all" onClick={() => setExpandedKeys(nodes.map(({ key }) => key))}>
        Expand all
      </button>
      <Tree treeData={nodes} height={600} motion={false} expandedKeys={expandedKeys} onExpand={setExpandedKeys} />
    </>
  );
}

const inAntd = ({ id, name, children }: Place): TreeDataNode => ({
  key: id,
  title: name,
  ...(children && { children: children.map(inAntd) }),
});

export const candidate: Candidate = {
  kind: 'tree',
  render: (nodes) => <Places nodes={nodes.map(inAntd)} />,
  expandAll: '#expand-all',
};
