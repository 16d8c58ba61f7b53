import type { ContentTypeName } from './contentTypes.ts';
import { named } from '../ground/named.ts';

export type ContentFilter = 'galleries' | 'suggestions' | 'contacts' | 'feedback' | 'feeds';

/** Which types a filter button stands for (decisions-core A26); pages of type Resource show when none is pressed. */
export const typesOfFilter: Record<ContentFilter, readonly ContentTypeName[]> = {
  galleries: ['Gallery', 'ImageGalleryWithAlbums'],
  suggestions: ['SuggestionBox', 'Survey'],
  contacts: ['ContactDirectory'],
  feedback: ['FeedbackLoop'],
  feeds: ['SocialFeed'],
};

/**
 * The pages of an answer that can be shown, each with a name: one of another shape has none, and a page without id or name
 * is left out rather than breaking the navigation (N08).
 */
export function usablePages<Page extends { id: string; name: string; order: number }>(answer: readonly Page[] | undefined): Page[] {
  if (!Array.isArray(answer)) return [];
  const usable = (answer as readonly (Page | null)[]).filter(
    (page): page is Page => typeof page?.id === 'string' && typeof page.name === 'string',
  );
  return [...named(usable)];
}
