import FolderOpen from 'lucide-react/icons/folder-open';
import type { ContentKind } from '../contentKind.ts';

/** Resources: folders with documents and links. */
export const resource: ContentKind = {
  segment: 'resource',
  icon: FolderOpen,
  filter: null,
  pages: '/api/management/resources',
};
