import type { ContentTypeName } from '../../shared/contentTypes.ts';

/** A content page as the navigation needs it. */
export interface NavigablePage {
  id: string;
  name: string;
  order: number;
  /** Name of its own icon; null shows that of its type (SET-30). */
  iconName: string | null;
  /** Name and description of its type; empty when the host names a type that is not listed. */
  typeName: string;
  typeDescription: string;
}

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
 * The pages of an answer that can be shown: one of another shape has none, and a page without id or name is left out
 * rather than breaking the navigation (N08).
 */
export function usablePages<Page extends { id: string; name: string; order: number }>(answer: readonly Page[] | undefined): Page[] {
  if (!Array.isArray(answer)) return [];
  return (answer as readonly (Page | null)[]).filter(
    (page): page is Page => typeof page?.id === 'string' && typeof page.name === 'string',
  );
}

/** Pages in the order of the navigation: by their order, then by name (core O18). */
export function inOrder<Page extends Pick<NavigablePage, 'order' | 'name'>>(pages: readonly Page[]): Page[] {
  return pages.toSorted((first, second) => (first.order ?? 0) - (second.order ?? 0) || first.name.localeCompare(second.name));
}

/** Pages that pass the pressed filter and contain the text in name, type name or type description (core §2, O19). */
export function matchingPages<Page extends NavigablePage>(pages: readonly Page[], filter: ContentFilter | null, search: string): Page[] {
  const wanted = search.trim().toLocaleLowerCase();
  return pages.filter(({ name, typeName, typeDescription }) => {
    const isOfType = filter === null || (typesOfFilter[filter] as readonly string[]).includes(typeName);
    return isOfType && [name, typeName, typeDescription].some((text) => text.toLocaleLowerCase().includes(wanted));
  });
}
