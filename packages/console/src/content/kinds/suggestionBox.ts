import Lightbulb from 'lucide-react/icons/lightbulb';
import type { ContentKind } from '../contentKind.ts';

/** Suggestion boxes: what people write goes to an e-mail address. */
export const suggestionBox: ContentKind = {
  segment: 'suggestion-box',
  icon: Lightbulb,
  filter: 'suggestions',
  pages: '/api/management/suggestion-boxes',
  asksForTargetEmail: true,
  ownSettings: ({ targetEmail }) => ({ targetEmail: targetEmail ?? '' }),
};
