/** Texts of an address whose thing is not there. */
export const missingMessages = {
  user: 'This user does not exist',
  tag: 'This tag does not exist',
  text: 'It was deleted, or it belongs to another tenant.',
  allUsers: 'All users',
  allTags: 'All tags',
} as const;
