/** Texts of the Departments tab. */
export const departmentMessages = {
  title: 'Departments',
  add: 'Add department',
  search: 'Search departments',
  columns: { name: 'Name' },
  count: (count: number) => (count === 1 ? '1 department' : `${count.toLocaleString()} departments`),
  deleteTitle: 'Delete department',
  deleteAction: 'Delete',
  deleteQuestion: (name: string) => `'${name}' will be deleted; its members are left without a department. This action cannot be undone.`,
  added: { title: 'Success', detail: 'Department added' },
  removed: { title: 'Success', detail: 'Item Removed' },
  empty: { title: 'No departments yet', text: 'Departments show which part of the organization people work in.' },
} as const;
