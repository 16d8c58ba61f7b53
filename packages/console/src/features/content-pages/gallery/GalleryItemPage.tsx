import { galleryMessages as words } from '../../../messages/gallery.ts';
import { galleryContent, galleryTexts } from '../pictures/galleryItem.ts';
import { PlainItemPage } from '../plain/PlainItemPage.tsx';
import type { HeldItem } from '../plain/plainItemTypes.ts';
import { GalleryPictures } from './GalleryPictures.tsx';

const picturesOf = (held: HeldItem) => <GalleryPictures {...held} />;

/** An item of a gallery: its name, its description, and the pictures in it (GAL-101). */
export function GalleryItemPage() {
  return <PlainItemPage type="Gallery" words={words} texts={galleryTexts} holds={picturesOf} content={galleryContent} />;
}
