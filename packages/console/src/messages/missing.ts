/** Texts for an address whose thing does not exist. */
export const missingMessages = {
  user: 'This user does not exist',
  tag: 'This tag does not exist',
  text: 'It was deleted, or it belongs to another tenant.',
  allUsers: 'All users',
  allTags: 'All tags',
} as const;
