import type { components } from '@noticeboard/api-types/schema';
import { Button } from '@noticeboard/design-system';
import { PublicationMark, publicationStatus, PublishCard, PublishPanel, type PublishableItem } from '@noticeboard/design-system/publishing';
import { useState } from 'react';
import { itemName } from '../../../content/itemName.ts';
import type { ContentTypeName } from '../../../content/kinds.ts';
import { publicationMessages as texts } from '../../../messages/publication.ts';
import { SlowWrite } from '../../../shared/SlowWrite.tsx';
import { useMedia } from '../../../shared/useMedia.ts';
import { panelIsBeside } from '../item/ItemColumns.css.ts';
import { usePublishActs } from './usePublishActs.ts';
import { usePublishNodes } from './usePublishNodes.ts';
import * as styles from './Publishing.css.ts';

type ContentItem = components['schemas']['ContentItem'];

export interface PublishingProps {
  /** The item's type. */
  type: ContentTypeName;
  /** The page that it is on. */
  pageId: string;
  /** The item as the host has it. */
  item: ContentItem;
  /** Whether the item's form holds what is not saved: only what is saved is published. */
  isUnsaved: boolean;
}

/** Where and when an item of any type is published: beside it, or in a drawer that its line at the foot opens where there is no room. */
export function Publishing({ type, pageId, item, isUnsaved }: PublishingProps) {
  const isBeside = useMedia(panelIsBeside);
  const [isOpen, setOpen] = useState(false);
  const nodes = usePublishNodes(pageId);
  const { acts, lastAct, wait } = usePublishActs({ typeName: type, contentInstanceId: pageId, contentItemId: item.id }, item);
  const panel = { ...nodes, acts, lastAct, item: publishable(item), notSavedReason: isUnsaved ? texts.notSaved : undefined };
  if (isBeside) {
    return (
      <>
        <PublishCard {...panel} />
        <SlowWrite {...wait} />
      </>
    );
  }
  return (
    <div className={styles.foot}>
      <PublicationMark status={publicationStatus(panel.item)} />
      <Button variant="outline" onPress={() => setOpen(true)}>
        {texts.open}
      </Button>
      <PublishPanel {...panel} isOpen={isOpen} onOpenChange={setOpen} />
      <SlowWrite {...wait} />
    </div>
  );
}

/** An item as far as publishing goes. What a host leaves out is none. */
const publishable = (item: ContentItem): PublishableItem => ({
  id: item.id,
  name: itemName(item),
  createdUtc: item.createdUtc ?? null,
  user: item.user ?? null,
  isPublicationScheduled: item.isPublicationScheduled ?? false,
  publishedContentItem: item.publishedContentItem ?? null,
  scheduledPublication: item.scheduledPublication ?? null,
});
