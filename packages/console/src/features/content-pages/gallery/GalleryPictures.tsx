import { useMemo } from 'react';
import { filesOf } from '../../../content/files/itemFile.ts';
import { itemName } from '../../../content/itemName.ts';
import { paths } from '../../../ground/paths.ts';
import { pictureMessages } from '../../../messages/pictures.ts';
import { Pictures } from '../pictures/Pictures.tsx';
import { usePictureUploads } from '../pictures/usePictureUploads.ts';
import type { HeldItem } from '../plain/plainItemTypes.ts';
import { useGalleryPictures } from './useGalleryPictures.ts';

/** The pictures of a gallery's item, in the order in which they were added; the first represents the item in lists. */
export function GalleryPictures({ pageId, item, refusal }: HeldItem) {
  const href = paths.contentItemEdit('gallery', pageId, item.id);
  const files = useMemo(() => filesOf(item.contentFiles), [item.contentFiles]);
  const changes = useGalleryPictures(pageId, item.id);
  const uploads = usePictureUploads(pageId, { label: itemName(item), href }, changes.join);
  return (
    <Pictures
      label={pictureMessages.title}
      files={files}
      totalCount={files.length}
      coverFileName={files[0]?.fileName ?? null}
      uploads={uploads}
      href={href}
      deletion={changes.remove}
      refusal={refusal}
    />
  );
}
