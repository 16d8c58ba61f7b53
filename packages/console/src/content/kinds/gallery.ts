import Image from 'lucide-react/icons/image';
import type { ContentKind } from '../contentKind.ts';

/** Galleries. */
export const gallery: ContentKind = {
  segment: 'gallery',
  icon: Image,
  filter: 'galleries',
  pages: '/api/management/galleries',
};
