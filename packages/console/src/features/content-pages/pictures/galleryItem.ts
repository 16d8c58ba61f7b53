import { filesOf } from '../../../content/files/itemFile.ts';
import { galleryMessages } from '../../../messages/gallery.ts';
import type { PlainText } from '../plain/plainItem.ts';
import type { PlainItemPageProps } from '../plain/plainItemTypes.ts';

/** The texts of an item of a gallery, with albums or without. */
export const galleryTexts: readonly PlainText[] = [
  { field: 'name', label: galleryMessages.name, isRequired: true },
  { field: 'body', label: galleryMessages.description, isRequired: false },
];

/** The preview of such an item (ADR 0079). */
export const galleryContent: NonNullable<PlainItemPageProps['content']> = ({ name, body }, item) => ({
  title: name,
  text: body,
  files: filesOf(item.contentFiles),
});
