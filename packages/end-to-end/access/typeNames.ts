/** Names of the content types by the segment of their calls. */
export const typeNames: Record<string, string> = {
  'social-feeds': 'SocialFeed',
  surveys: 'Survey',
  galleries: 'Gallery',
  'image-galleries': 'ImageGalleryWithAlbums',
  'feedback-loops': 'FeedbackLoop',
  'contact-directories': 'ContactDirectory',
  'suggestion-boxes': 'SuggestionBox',
  resources: 'Resource',
};
