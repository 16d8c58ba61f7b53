import type { ContentSegment } from '../ground/paths.ts';

/** Names that the host gives to the eight types of content pages (core §1). */
export const contentTypeNames = [
  'Resource',
  'FeedbackLoop',
  'Survey',
  'Gallery',
  'SuggestionBox',
  'ContactDirectory',
  'SocialFeed',
  'ImageGalleryWithAlbums',
] as const;

export type ContentTypeName = (typeof contentTypeNames)[number];

/** Where the pages of a type live in the console's addresses. */
export const segmentOfContentType: Record<ContentTypeName, ContentSegment> = {
  Resource: 'resource',
  FeedbackLoop: 'feedback-loops',
  Survey: 'survey',
  Gallery: 'gallery',
  SuggestionBox: 'suggestion-box',
  ContactDirectory: 'contact-directory',
  SocialFeed: 'social-feeds',
  ImageGalleryWithAlbums: 'image-gallery',
};

/** Whether a name from the host is one of the eight; another is shown as it is and leads nowhere (N08). */
export function isContentTypeName(name: string): name is ContentTypeName {
  return (contentTypeNames as readonly string[]).includes(name);
}
