/** The comments on a post, newest first, a page at a time. */
export const commentsPath = '/api/management/social-feeds/{id}/content-items/{itemId}/comments/{page}/{size}';

/** The reads with a number of comments: the post, and the list that it is in. */
export const readsThatCountComments = [
  commentsPath,
  '/api/management/social-feeds/{id}/content-items/{itemId}',
  '/api/management/social-feeds/{id}/content-items/{page}/{size}',
] as const;
