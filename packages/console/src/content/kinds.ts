import type { components } from '@noticeboard/api-types/schema';
import type { ContentKind } from './contentKind.ts';
import { contactDirectory } from './kinds/contactDirectory.ts';
import { feedbackLoop } from './kinds/feedbackLoop.ts';
import { gallery } from './kinds/gallery.ts';
import { imageGallery } from './kinds/imageGallery.ts';
import { resource } from './kinds/resource.ts';
import { socialFeed } from './kinds/socialFeed.ts';
import { suggestionBox } from './kinds/suggestionBox.ts';
import { survey } from './kinds/survey.ts';

type ContractedName = components['schemas']['ContentType']['name'];

/** The types of content pages by the names that the host gives them, in the order of core §1. */
export const contentKinds = {
  Resource: resource,
  FeedbackLoop: feedbackLoop,
  Survey: survey,
  Gallery: gallery,
  SuggestionBox: suggestionBox,
  ContactDirectory: contactDirectory,
  SocialFeed: socialFeed,
  ImageGalleryWithAlbums: imageGallery,
} satisfies Record<ContractedName, ContentKind>;

/** The name of a type, as the host gives it. */
export type ContentTypeName = keyof typeof contentKinds;

/** The names of all types. */
export const contentTypeNames = Object.keys(contentKinds) as readonly ContentTypeName[];

/** Whether a name from the host is one of the eight; another is shown as it is and leads nowhere (N08). */
export function isContentTypeName(name: string): name is ContentTypeName {
  return Object.hasOwn(contentKinds, name);
}

/** What the console knows of a type that the host names; null for a type that it does not know (N08). */
export const contentKindOf = (name: string): ContentKind | null => (isContentTypeName(name) ? contentKinds[name] : null);
