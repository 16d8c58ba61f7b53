/** Texts of the Roles tab. */
export const roleMessages = {
  title: 'Roles',
  add: 'Add role',
  search: 'Search roles',
  columns: { name: 'Name', type: 'Type', node: 'Organization node', permissions: 'Permissions' },
  unknownType: 'Unknown',
  noNode: 'No node yet',
  unknownNode: 'Another unit',
  outsideUnit: 'Outside your unit',
  allPages: 'Everything',
  noPages: 'None',
  /** Two of the three, as in every view that only sums up (decisions-core A31). */
  summary: (reads: number, deletes: number) => `Reads ${pages(reads)}${deletes === 0 ? '' : `, deletes on ${deletes}`}`,
  count: (count: number) => (count === 1 ? '1 role' : `${count.toLocaleString()} roles`),
  permissions: 'Permissions',
  allGranted: 'A super administrator may read, write and delete on every page.',
  rights: { canRead: 'Read', canWrite: 'Write', canDelete: 'Delete' },
  refusedRights: (rights: readonly string[]) => `Your own role may not grant ${new Intl.ListFormat('en', { type: 'disjunction' }).format(rights)} here.`,
  grantedOn: (rights: readonly string[], page: string) => `${rights.length === 0 ? 'nothing' : new Intl.ListFormat('en').format(rights)} on ${page}`,
  unknownPage: 'another page',
  otherNode: 'another organization node',
  actedIn: 'You are using this role. Choose another role before you delete it.',
  deleteTitle: 'Delete role',
  deleteAction: 'Delete',
  deleteQuestion: (name: string) => `'${name}' will be deleted and removed from everyone who has it. This action cannot be undone.`,
  added: { title: 'Success', detail: 'Role added' },
  removed: { title: 'Success', detail: 'Item Removed' },
  empty: { title: 'No roles yet', text: 'A role defines what someone may do, and in which part of the organization.' },
} as const;

const pages = (count: number): string => (count === 1 ? '1 page' : `${count} pages`);
