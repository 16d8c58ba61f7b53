import type { components } from '@noticeboard/api-types/schema';
import type { ContentTemplate } from '@noticeboard/design-system';
import { type ContentTypeName, contentTypeNames, isContentTypeName } from '../../../shared/contentTypes.ts';

type ContentType = components['schemas']['ContentType'];

/** The icon that pages of a type have while none is chosen, by its name among the icons (SET-29, SET-30). */
const defaultIcons: Record<ContentTypeName, string> = {
  Resource: 'FolderIcon',
  FeedbackLoop: 'ChatIcon',
  Survey: 'ClipboardIcon',
  Gallery: 'ImageIcon',
  SuggestionBox: 'LightbulbIcon',
  ContactDirectory: 'PeopleIcon',
  SocialFeed: 'NewspaperIcon',
  ImageGalleryWithAlbums: 'CameraIcon',
};

/** What a page can be made from: the eight types as far as the host lists them, in the order of core §1 (SET-01, SET-21). */
export function templateChoices(types: readonly (ContentType | null)[] | undefined): ContentTemplate[] {
  if (!Array.isArray(types)) return [];
  const known = (types as readonly (ContentType | null)[]).flatMap((type) => (type !== null && isContentTypeName(type.name) ? [{ ...type, name: type.name }] : []));
  return known
    .toSorted((first, second) => contentTypeNames.indexOf(first.name) - contentTypeNames.indexOf(second.name))
    .map(({ id, name, description }) => ({ id, name, description, iconId: defaultIcons[name] }));
}
