/** Texts of the Users screens: the frame with its tabs, the list and the modal of a user. */
export const userMessages = {
  tabs: { label: 'Users', users: 'Users', roles: 'Roles', tags: 'Tags', departments: 'Departments' },
} as const;
