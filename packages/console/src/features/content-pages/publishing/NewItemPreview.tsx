import { Card } from '@noticeboard/design-system';
import { publicationMessages as texts } from '../../../messages/publication.ts';
import { useMedia } from '../../../shared/useMedia.ts';
import { panelIsBeside } from '../item/ItemColumns.css.ts';
import { ItemPreview, type ItemPreviewProps } from './ItemPreview.tsx';

/** A new item as staff will see it, where there is room beside its form. Where and when it is published is asked once it is saved. */
export function NewItemPreview(props: Omit<ItemPreviewProps, 'item'>) {
  if (!useMedia(panelIsBeside)) return null;
  return (
    <Card title={texts.preview}>
      <ItemPreview {...props} item={null} />
    </Card>
  );
}
