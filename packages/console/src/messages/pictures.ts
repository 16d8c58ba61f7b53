/** Texts of pictures in galleries. */
export const pictureMessages = {
  title: 'Pictures',
  add: 'Add pictures',
  notJoined: 'Uploaded, but not added to the gallery.',
  loading: 'Loading the pictures',
  failed: 'The pictures could not be loaded',
  empty: { title: 'No pictures yet', text: 'Drop pictures and videos here, or choose them. They are added to the gallery as soon as they are uploaded.' },
  emptyReadOnly: 'Nobody has added one.',
  pages: 'Picture pages',
  download: 'Download',
  delete: 'Delete…',
  deleteTitle: (count: number) => (count === 1 ? 'Delete picture' : 'Delete pictures'),
  deleteOne: 'Delete',
  deleteSeveral: (count: number) => `${count.toLocaleString()} pictures will be deleted. This action cannot be undone.`,
  removed: { title: 'Success', detail: 'Item Removed' },
  count: (count: number) => (count === 1 ? '1 picture' : `${count.toLocaleString()} pictures`),
} as const;
