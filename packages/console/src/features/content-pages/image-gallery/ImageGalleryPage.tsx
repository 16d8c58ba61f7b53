import { galleryMessages } from '../../../messages/gallery.ts';
import { ItemsPage } from '../frame/ItemsPage.tsx';
import { PageSettings } from '../frame/PageSettings.tsx';
import { picturedColumns } from '../pictures/picturedColumns.tsx';

/** An image gallery: its items, each with pictures in albums, and for super administrators its settings (IMG-101). */
export function ImageGalleryPage() {
  return <ItemsPage type="ImageGalleryWithAlbums" words={galleryMessages} columns={picturedColumns} Settings={ImageGallerySettings} />;
}

function ImageGallerySettings({ id }: { id: string }) {
  return <PageSettings type="ImageGalleryWithAlbums" id={id} />;
}
