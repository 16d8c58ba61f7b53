import Newspaper from 'lucide-react/icons/newspaper';
import type { ContentKind } from '../contentKind.ts';

/** Social feeds. */
export const socialFeed: ContentKind = {
  segment: 'social-feeds',
  icon: Newspaper,
  filter: 'feeds',
  pages: '/api/management/social-feeds',
  ownSettings: ({ enableLikes, enableComments, enableReadConfirmation }) => ({
    enableLikes: enableLikes ?? true,
    enableComments: enableComments ?? true,
    enableReadConfirmation: enableReadConfirmation ?? false,
  }),
};
