import type { ComponentType } from 'react';
import type { ContentSegment } from '../../ground/paths.ts';

/** The screens of a type: the page with its settings, so that what frames them stays when the part changes, and an item. */
interface Screens {
  page: () => Promise<ComponentType>;
  item: () => Promise<ComponentType>;
}

/** The types that have screens, each with files of its own. */
const screens: Partial<Record<ContentSegment, Screens>> = {
  'social-feeds': {
    page: async () => (await import('./social-feed/FeedPage.tsx')).FeedPage,
    item: async () => (await import('./social-feed/PostPage.tsx')).PostPage,
  },
  'contact-directory': {
    page: async () => (await import('./contact-directory/DirectoryPage.tsx')).DirectoryPage,
    item: async () => (await import('./contact-directory/ContactGroupPage.tsx')).ContactGroupPage,
  },
  'feedback-loops': {
    page: async () => (await import('./feedback-loop/FeedbackLoopPage.tsx')).FeedbackLoopPage,
    item: async () => (await import('./feedback-loop/FeedbackQuestionPage.tsx')).FeedbackQuestionPage,
  },
  'suggestion-box': {
    page: async () => (await import('./suggestion-box/SuggestionBoxPage.tsx')).SuggestionBoxPage,
    item: async () => (await import('./suggestion-box/SuggestionPage.tsx')).SuggestionPage,
  },
};

const notBuilt = async () => (await import('../../shared/pages/NotBuiltPage.tsx')).NotBuiltPage;

/** The screen of a part of a content page. The list is a file: the start would otherwise carry the names of all their files. */
export const screenOf = (type: ContentSegment, path: string): Promise<ComponentType> => {
  const ofType = screens[type];
  if (ofType === undefined) return notBuilt();
  return path.startsWith('items/') ? ofType.item() : ofType.page();
};
