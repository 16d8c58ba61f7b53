import type { ComponentType } from 'react';
import type { ContentSegment } from '../../ground/paths.ts';

/** The screens of a type: the page with its settings, in one so that their frame stays mounted, an item, and its contents if they have a screen. */
interface Screens {
  page: () => Promise<ComponentType>;
  item: () => Promise<ComponentType>;
  contents?: () => Promise<ComponentType>;
}

/** The screens of every type, each with files of its own. */
const screens: Record<ContentSegment, Screens> = {
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
  gallery: {
    page: async () => (await import('./gallery/GalleryPage.tsx')).GalleryPage,
    item: async () => (await import('./gallery/GalleryItemPage.tsx')).GalleryItemPage,
  },
  survey: {
    page: async () => (await import('./survey/SurveyPage.tsx')).SurveyPage,
    item: async () => (await import('./survey/SurveyItemPage.tsx')).SurveyItemPage,
  },
  resource: {
    page: async () => (await import('./resource/ResourcePage.tsx')).ResourcePage,
    item: async () => (await import('./resource/CollectionPage.tsx')).CollectionPage,
    contents: async () => (await import('./resource/ContentsPage.tsx')).ContentsPage,
  },
  'image-gallery': {
    page: async () => (await import('./image-gallery/ImageGalleryPage.tsx')).ImageGalleryPage,
    item: async () => (await import('./image-gallery/ImageGalleryItemPage.tsx')).ImageGalleryItemPage,
    contents: async () => (await import('./image-gallery/GalleryContentPage.tsx')).GalleryContentPage,
  },
  'suggestion-box': {
    page: async () => (await import('./suggestion-box/SuggestionBoxPage.tsx')).SuggestionBoxPage,
    item: async () => (await import('./suggestion-box/SuggestionPage.tsx')).SuggestionPage,
  },
};

/** The screen of a part of a content page. In a file apart from the routes: the start would otherwise carry the names of all their files. */
export const screenOf = (type: ContentSegment, path: string): Promise<ComponentType> => {
  const { page, item, contents = item } = screens[type];
  if (path.startsWith('items/content/')) return contents();
  return path.startsWith('items/') ? item() : page();
};
