import type { ContentTemplate } from './contentInstanceRules.ts';

/** Content types for stories. */
export const sampleTemplates: readonly ContentTemplate[] = [
  { id: '1', name: 'SocialFeed', description: 'News with likes and comments', iconId: 'NewspaperIcon' },
  { id: '2', name: 'SuggestionBox', description: 'Ideas from staff, sent to one address', iconId: 'LightbulbIcon', hasTargetEmail: true },
  { id: '3', name: 'ImageGalleryWithAlbums', description: 'Pictures in albums', iconId: 'ImageIcon' },
  { id: '4', name: 'ContactDirectory', description: 'Names and numbers', iconId: 'PhoneIcon' },
];
