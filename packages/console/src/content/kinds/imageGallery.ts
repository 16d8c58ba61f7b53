import Images from 'lucide-react/icons/images';
import type { ContentKind } from '../contentKind.ts';

/** Image galleries with albums. */
export const imageGallery: ContentKind = {
  segment: 'image-gallery',
  icon: Images,
  filter: 'galleries',
  pages: '/api/v2/management/image-galleries',
};
