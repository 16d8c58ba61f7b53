import { Card } from '@noticeboard/design-system';
import { memo, useDeferredValue } from 'react';
import { publicationMessages as texts } from '../../../messages/publication.ts';
import { useMedia } from '../../../shared/useMedia.ts';
import { panelIsBeside } from '../item/ItemColumns.css.ts';
import { ItemPreview, type ItemPreviewProps } from './ItemPreview.tsx';

/** A new item as staff will see it, if there is room beside its form. Where and when it is published is chosen once it is saved. */
export function NewItemPreview({ content, ...props }: Omit<ItemPreviewProps, 'item'>) {
  // A letter typed into the form is rendered first.
  const shown = useDeferredValue(content);
  if (!useMedia(panelIsBeside)) return null;
  return (
    <Card title={texts.preview}>
      <RenderedPreview {...props} item={null} content={shown} />
    </Card>
  );
}

/** Rendered when its deferred props change, not with each letter. */
const RenderedPreview = memo(ItemPreview);
