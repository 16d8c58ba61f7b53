import type { OrganizationTreeNode } from './organizationTreeTypes.ts';

/** A small organization for stories. */
export const sampleOrganization: readonly OrganizationTreeNode[] = [
  {
    id: 'harbour',
    name: 'Harbour Care',
    children: [
      {
        id: 'north',
        name: 'North Region',
        children: [
          { id: 'elm', name: 'Elm House' },
          { id: 'oak', name: 'Oak House', isPublishingOff: true },
          { id: 'willow', name: 'Willow House' },
        ],
      },
      {
        id: 'south',
        name: 'South Region',
        isSelectable: false,
        disabledReason: 'Outside your role',
        children: [
          { id: 'elmtree', name: 'Elmtree Court' },
          { id: 'long', name: 'Saint Bartholomew’s Residence and Rehabilitation Centre at the Old Harbour Mouth' },
        ],
      },
      { id: 'office', name: 'Head Office' },
    ],
  },
];

/** 5,000 nodes: one root, 49 regions of about a hundred houses. */
export const largeOrganization: readonly OrganizationTreeNode[] = [
  {
    id: 'root',
    name: 'Large organization',
    children: Array.from({ length: 49 }, (_, region) => ({
      id: `region-${region}`,
      name: `Region ${region + 1}`,
      children: Array.from({ length: 101 }, (_, house) => ({
        id: `house-${region}-${house}`,
        name: `House ${region + 1}.${house + 1}`,
      })),
    })),
  },
];

/** Every node of the large organization that has children. */
export const largeParents: ReadonlySet<string> = new Set([
  'root',
  ...Array.from({ length: 49 }, (_, region) => `region-${region}`),
]);
