import BookUser from 'lucide-react/icons/book-user';
import type { ContentKind } from '../contentKind.ts';

/** Contact directories. */
export const contactDirectory: ContentKind = {
  segment: 'contact-directory',
  icon: BookUser,
  filter: 'contacts',
  pages: '/api/management/contact-directories',
};
