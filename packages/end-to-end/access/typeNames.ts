import type { ContentTypeName } from '../../console/src/content/kinds.ts';

/** What the contract calls each type: the segment of its calls, and how its operations end. The compiler names a type that is missing. */
export const typeCalls = {
  SocialFeed: { segment: 'social-feeds', one: 'SocialFeed', many: 'SocialFeeds' },
  Survey: { segment: 'surveys', one: 'Survey', many: 'Surveys' },
  Gallery: { segment: 'galleries', one: 'Gallery', many: 'Galleries' },
  ImageGalleryWithAlbums: { segment: 'image-galleries', one: 'ImageGallery', many: 'ImageGalleries' },
  FeedbackLoop: { segment: 'feedback-loops', one: 'FeedbackLoop', many: 'FeedbackLoops' },
  ContactDirectory: { segment: 'contact-directories', one: 'ContactDirectory', many: 'ContactDirectories' },
  SuggestionBox: { segment: 'suggestion-boxes', one: 'SuggestionBox', many: 'SuggestionBoxes' },
  Resource: { segment: 'resources', one: 'Resource', many: 'Resources' },
} as const satisfies Record<ContentTypeName, { segment: string; one: string; many: string }>;

/** Names of the content types by the segment of their calls. */
export const typeNames: Record<string, string> = Object.fromEntries(Object.entries(typeCalls).map(([name, { segment }]) => [segment, name]));
