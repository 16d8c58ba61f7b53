import ClipboardList from 'lucide-react/icons/clipboard-list';
import type { ContentKind } from '../contentKind.ts';

/** Surveys. */
export const survey: ContentKind = {
  segment: 'survey',
  icon: ClipboardList,
  filter: 'suggestions',
  pages: '/api/management/surveys',
};
