/** Texts of the lists that the host sends whole: roles, tags, departments. */
export const listMessages = {
  pages: (list: string) => `${list} pages`,
  actionsFor: (name: string) => `Actions for ${name}`,
  edit: 'Edit',
  delete: 'Delete',
  filteredTitle: 'Nothing found',
  filteredText: 'Nothing matches these filters.',
  shortened: (shown: number, all: number) => `Only the first ${shown.toLocaleString()} of ${all.toLocaleString()} are shown.`,
} as const;
