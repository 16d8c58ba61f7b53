/** Texts of 'Your Profile'. */
export const profileMessages = {
  picture: 'Picture',
  contact: 'Contact details',
  access: 'Your access',
  roles: 'Roles',
  tags: 'Tags',
  noTags: 'None',
  roleAt: (role: string, node: string) => `${role} in ${node}`,
  notifications: 'Notification settings',
  notificationsHint: 'They are shown as they are stored, and cannot be changed here.',
  push: 'Push notifications',
  emails: 'Email notifications',
  on: 'On',
  off: 'Off',
  loadFailed: 'Your profile could not be loaded',
  uploaded: { title: 'Update Success', detail: 'Changes saved successfully' },
  uploadFailed: (file: string) => `Unable to upload ${file} file`,
} as const;
