import { Link } from '@noticeboard/design-system';
import type { components } from '@noticeboard/api-types/schema';
import Pencil from 'lucide-react/icons/pencil';
import { useParams } from 'react-router';
import { paths } from '../../../ground/paths.ts';
import { galleryMessages as words } from '../../../messages/gallery.ts';
import { imageGalleryMessages as texts } from '../../../messages/imageGallery.ts';
import { ItemColumns } from '../item/ItemColumns.tsx';
import { ItemReader } from '../item/ItemReader.tsx';
import { StoredItemFrame } from '../item/StoredItemFrame.tsx';
import { GalleryContent } from './GalleryContent.tsx';

const type = 'ImageGalleryWithAlbums';

/** The contents of an item of an image gallery: its albums and its pictures, over the whole page (IMG-101, IMG-102). */
export function GalleryContentPage() {
  const { id = '', itemId = '' } = useParams();
  return (
    <ItemReader key={itemId} type={type} pageId={id} itemId={itemId} words={words}>
      {(item, onDeleted) => <LoadedGallery pageId={id} item={item} onDeleted={onDeleted} />}
    </ItemReader>
  );
}

interface LoadedGalleryProps {
  /** The page that it is on. */
  pageId: string;
  /** The item as the host has it. */
  item: components['schemas']['ContentItem'];
  /** It was deleted on this page. */
  onDeleted: () => void;
}

function LoadedGallery({ pageId, item, onDeleted }: LoadedGalleryProps) {
  return (
    <StoredItemFrame
      type={type}
      pageId={pageId}
      kindLabel={texts.contents}
      item={item}
      onDeleted={onDeleted}
      acts={
        <Link href={paths.contentItemEdit('image-gallery', pageId, item.id)} variant="button" icon={<Pencil aria-hidden />}>
          {texts.edit}
        </Link>
      }
    >
      {(refusal) => (
        <ItemColumns isWide>
          <GalleryContent pageId={pageId} item={item} refusal={refusal} />
        </ItemColumns>
      )}
    </StoredItemFrame>
  );
}
