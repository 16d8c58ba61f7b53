import { galleryMessages } from '../../../messages/gallery.ts';
import { ItemsPage } from '../frame/ItemsPage.tsx';
import { PageSettings } from '../frame/PageSettings.tsx';
import { picturedColumns } from '../pictures/picturedColumns.tsx';

/** A gallery: its items, each with pictures, and for super administrators its settings (GAL-101). */
export function GalleryPage() {
  return <ItemsPage type="Gallery" words={galleryMessages} columns={picturedColumns} Settings={GallerySettings} />;
}

function GallerySettings({ id }: { id: string }) {
  return <PageSettings type="Gallery" id={id} />;
}
