import Repeat from 'lucide-react/icons/repeat';
import type { ContentKind } from '../contentKind.ts';

/** Feedback loops. */
export const feedbackLoop: ContentKind = {
  segment: 'feedback-loops',
  icon: Repeat,
  filter: 'feedback',
  pages: '/api/management/feedback-loops',
};
