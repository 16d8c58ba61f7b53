import type { TreeNode } from './treeTypes.ts';

/** Folders for stories. */
export const sampleFolders: readonly TreeNode[] = [
  {
    id: 'files',
    name: 'All files',
    children: [
      {
        id: 'policies',
        name: 'Policies',
        children: [
          { id: 'hygiene', name: 'Hygiene' },
          { id: 'safety', name: 'Fire safety' },
          { id: 'long', name: 'Procedures for visitors, volunteers and suppliers during an outbreak of influenza' },
        ],
      },
      { id: 'menus', name: 'Menus', children: [{ id: 'autumn', name: 'Autumn' }, { id: 'winter', name: 'Winter' }] },
      { id: 'archive', name: 'Archive', isSelectable: false, disabledReason: 'Read only', children: [{ id: 'old', name: '2019' }] },
      { id: 'photos', name: 'Photos' },
    ],
  },
];

/** 5,000 nodes: one root, 49 regions of about a hundred houses. */
export const largeTree: readonly TreeNode[] = [
  {
    id: 'root',
    name: 'Large organization',
    children: Array.from({ length: 49 }, (_, region) => ({
      id: `region-${region}`,
      name: `Region ${region + 1}`,
      children: Array.from({ length: 101 }, (_each, house) => ({
        id: `house-${region}-${house}`,
        name: `House ${region + 1}.${house + 1}`,
      })),
    })),
  },
];

/** The tree with one name changed. */
export const renamed = (nodes: readonly TreeNode[], id: string, name: string): readonly TreeNode[] =>
  nodes.map((node) => ({
    ...node,
    ...(node.id === id && { name }),
    ...(node.children && { children: renamed(node.children, id, name) }),
  }));

/** The tree with the children of one node loaded. */
export const withChildren = (nodes: readonly TreeNode[], id: string, children: readonly TreeNode[]): readonly TreeNode[] =>
  nodes.map((node) => {
    if (node.id === id) return { ...node, children };
    return node.children ? { ...node, children: withChildren(node.children, id, children) } : node;
  });
