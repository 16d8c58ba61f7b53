import { Card } from '@noticeboard/design-system';
import { memo, useDeferredValue } from 'react';
import { publicationMessages as texts } from '../../../messages/publication.ts';
import { useMedia } from '../../../shared/useMedia.ts';
import { panelIsBeside } from '../item/ItemColumns.css.ts';
import { ItemPreview, type ItemPreviewProps } from './ItemPreview.tsx';

/** A new item as staff will see it, where there is room beside its form. Where and when it is published is asked once it is saved. */
export function NewItemPreview({ content, ...props }: Omit<ItemPreviewProps, 'item'>) {
  // A letter typed into the form is shown first.
  const shown = useDeferredValue(content);
  if (!useMedia(panelIsBeside)) return null;
  return (
    <Card title={texts.preview}>
      <RenderedPreview {...props} item={null} content={shown} />
    </Card>
  );
}

/** Not rendered with each letter: with what is shown of them. */
const RenderedPreview = memo(ItemPreview);
