import type { ComponentType } from 'react';
import type { ContentSegment } from '../../ground/paths.ts';

const feedPage = async () => (await import('./social-feed/FeedPage.tsx')).FeedPage;
const postPage = async () => (await import('./social-feed/PostPage.tsx')).PostPage;
const notBuilt = async () => (await import('../../shared/pages/NotBuiltPage.tsx')).NotBuiltPage;

/**
 * The screen of a part of a content page, each a file of its own: one for the page and its settings, so that what frames them
 * stays when the part changes, and one for an item. The list is a file, too: the start would otherwise carry the names of all
 * their files.
 */
export const screenOf = (type: ContentSegment, path: string): Promise<ComponentType> => {
  if (type !== 'social-feeds') return notBuilt();
  return path.startsWith('items/') ? postPage() : feedPage();
};
