import { Link } from '@noticeboard/design-system';
import type { components } from '@noticeboard/api-types/schema';
import Pencil from 'lucide-react/icons/pencil';
import { useParams } from 'react-router';
import { usePlacedAccess } from '../../../access/usePlacedAccess.ts';
import { itemName } from '../../../content/itemName.ts';
import { itemRights } from '../../../content/itemRights.ts';
import { paths } from '../../../ground/paths.ts';
import { galleryMessages as words } from '../../../messages/gallery.ts';
import { imageGalleryMessages as texts } from '../../../messages/imageGallery.ts';
import { ItemActs } from '../item/ItemActs.tsx';
import { ItemColumns } from '../item/ItemColumns.tsx';
import { ItemFacts } from '../item/ItemFacts.tsx';
import { ItemFrame } from '../item/ItemFrame.tsx';
import { ItemReader } from '../item/ItemReader.tsx';
import { GalleryContent } from './GalleryContent.tsx';

const type = 'ImageGalleryWithAlbums';

/** What an item of an image gallery holds: its albums and its pictures, over the whole page (IMG-101, IMG-102). */
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
  /** It was deleted from here. */
  onDeleted: () => void;
}

function LoadedGallery({ pageId, item, onDeleted }: LoadedGalleryProps) {
  const rights = itemRights(usePlacedAccess(), type, { ...item, contentInstanceId: pageId });
  const name = itemName(item);
  return (
    <ItemFrame
      type={type}
      pageId={pageId}
      kindLabel={texts.contents}
      title={name}
      facts={<ItemFacts item={item} />}
      actions={
        <>
          <ItemActs item={{ typeName: type, contentInstanceId: pageId, contentItemId: item.id }} name={name} deletion={rights.delete} onDeleted={onDeleted} />
          <Link href={paths.contentItemEdit('image-gallery', pageId, item.id)} variant="button" icon={<Pencil aria-hidden />}>
            {texts.edit}
          </Link>
        </>
      }
    >
      <ItemColumns isWide>
        <GalleryContent pageId={pageId} item={item} refusal={rights.edit.allowed ? undefined : rights.edit.reason} />
      </ItemColumns>
    </ItemFrame>
  );
}
