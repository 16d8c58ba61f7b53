import type { ComponentType } from 'react';

/** The screens of a type, each a file of its own. */
interface Screens {
  /** The page: its items and its settings. */
  page: () => Promise<ComponentType>;
  /** An item: a new one, or one that is edited. */
  item: () => Promise<ComponentType>;
}

/** The screens of the types that have some. The list is a file of its own, too: the start would otherwise carry the names of all their files. */
export const screens: Record<'social-feeds', Screens> = {
  'social-feeds': {
    page: async () => (await import('./social-feed/FeedPage.tsx')).FeedPage,
    item: async () => (await import('./social-feed/PostPage.tsx')).PostPage,
  },
};
