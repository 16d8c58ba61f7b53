import { Card, Inline, Link } from '@noticeboard/design-system';
import Images from 'lucide-react/icons/images';
import { galleryMessages as words } from '../../../messages/gallery.ts';
import { imageGalleryMessages } from '../../../messages/imageGallery.ts';
import { galleryContent, galleryTexts } from '../pictures/galleryItem.ts';
import { PlainItemPage } from '../plain/PlainItemPage.tsx';
import type { HeldItem } from '../plain/plainItemTypes.ts';
import { galleryHref } from './galleryAddress.ts';
import { galleryFacts, useGallery } from './useGallery.ts';

const contentsOf = (held: HeldItem) => <Contents {...held} />;

/** An item of an image gallery: its name, its description and its publication. Its pictures have a page of their own (ADR 0092). */
export function ImageGalleryItemPage() {
  return <PlainItemPage type="ImageGalleryWithAlbums" words={words} texts={galleryTexts} holds={contentsOf} content={galleryContent} />;
}

/** How much is in it, and the link to it. */
function Contents({ pageId, item }: HeldItem) {
  const gallery = useGallery(pageId, item.id);
  return (
    <Card title={imageGalleryMessages.contents}>
      <Inline gap="medium" align="center">
        {/* Before the counts, which load later and would push it away (ADR 0193). */}
        <Link href={galleryHref(pageId, item.id)} variant="button" icon={<Images aria-hidden />}>
          {imageGalleryMessages.openContents}
        </Link>
        <span>{galleryFacts(gallery)}</span>
      </Inline>
    </Card>
  );
}
