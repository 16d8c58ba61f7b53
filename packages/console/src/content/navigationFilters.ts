import type { ContentFilter } from './contentKind.ts';
import { contentKinds, type ContentTypeName, contentTypeNames } from './kinds.ts';

/** A filter button and the types that it covers (decisions-core A26); pages of type Resource are shown when none is pressed. */
export interface NavigationFilter {
  id: ContentFilter;
  /** The type whose icon the button has. */
  leadingType: ContentTypeName;
  typeNames: readonly ContentTypeName[];
}

const leadingTypes: Record<ContentFilter, ContentTypeName> = {
  galleries: 'Gallery',
  suggestions: 'SuggestionBox',
  contacts: 'ContactDirectory',
  feedback: 'FeedbackLoop',
  feeds: 'SocialFeed',
};

/** The filter buttons of the content navigation, in order. */
export const navigationFilters: readonly NavigationFilter[] = (Object.keys(leadingTypes) as ContentFilter[]).map((id) => ({
  id,
  leadingType: leadingTypes[id],
  typeNames: contentTypeNames.filter((name) => contentKinds[name].filter === id),
}));
