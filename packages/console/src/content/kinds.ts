import type { components } from '@noticeboard/api-types/schema';
import BookUser from 'lucide-react/icons/book-user';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import FolderOpen from 'lucide-react/icons/folder-open';
import Image from 'lucide-react/icons/image';
import Images from 'lucide-react/icons/images';
import Lightbulb from 'lucide-react/icons/lightbulb';
import Newspaper from 'lucide-react/icons/newspaper';
import Repeat from 'lucide-react/icons/repeat';
import type { ContentKind } from './contentKind.ts';

type ContractedName = components['schemas']['ContentType']['name'];

/** One record per type of content page, by the host's name for it, in the order of core §1. */
export const contentKinds: Readonly<Record<ContractedName, ContentKind>> = {
  Resource: {
    segment: 'resource',
    icon: FolderOpen,
    filter: null,
    pages: '/api/management/resources',
  },
  FeedbackLoop: {
    segment: 'feedback-loops',
    icon: Repeat,
    filter: 'feedback',
    pages: '/api/management/feedback-loops',
  },
  Survey: {
    segment: 'survey',
    icon: ClipboardList,
    filter: 'suggestions',
    pages: '/api/management/surveys',
  },
  Gallery: {
    segment: 'gallery',
    icon: Image,
    filter: 'galleries',
    pages: '/api/management/galleries',
  },
  SuggestionBox: {
    segment: 'suggestion-box',
    icon: Lightbulb,
    filter: 'suggestions',
    pages: '/api/management/suggestion-boxes',
    asksForTargetEmail: true,
    ownSettings: ({ targetEmail }) => ({ targetEmail: targetEmail ?? '' }),
  },
  ContactDirectory: {
    segment: 'contact-directory',
    icon: BookUser,
    filter: 'contacts',
    pages: '/api/management/contact-directories',
  },
  SocialFeed: {
    segment: 'social-feeds',
    icon: Newspaper,
    filter: 'feeds',
    pages: '/api/management/social-feeds',
    ownSettings: ({ enableLikes, enableComments, enableReadConfirmation }) => ({
      enableLikes: enableLikes ?? true,
      enableComments: enableComments ?? true,
      enableReadConfirmation: enableReadConfirmation ?? false,
    }),
  },
  ImageGalleryWithAlbums: {
    segment: 'image-gallery',
    icon: Images,
    filter: 'galleries',
    pages: '/api/v2/management/image-galleries',
  },
};

/** The name of a type, as the host writes it. */
export type ContentTypeName = keyof typeof contentKinds;

/** The names of all types. */
export const contentTypeNames = Object.keys(contentKinds) as readonly ContentTypeName[];

/** Whether the console has a record for a name from the host; other types are shown by name, without links (N08). */
export function isContentTypeName(name: string): name is ContentTypeName {
  return Object.hasOwn(contentKinds, name);
}

/** The record of a type that the host names; null if there is none (N08). */
export const contentKindOf = (name: string): ContentKind | null => (isContentTypeName(name) ? contentKinds[name] : null);
