import type { components } from '@noticeboard/api-types/schema';
import { Button, useIsItsTurn } from '@noticeboard/design-system';
import { type ChosenPublication, PublicationMark, publicationStatus, PublishPanel, type PublishableItem } from '@noticeboard/design-system/publishing';
import { createContext, memo, use, useDeferredValue, useState } from 'react';
import { itemName } from '../../../content/itemName.ts';
import type { ContentTypeName } from '../../../content/kinds.ts';
import { hostClock } from '../../../ground/hostClock.ts';
import { usePublishNodes } from '../../../content/publication/usePublishNodes.ts';
import { publicationMessages as texts } from '../../../messages/publication.ts';
import { SlowWrite } from '../../../shared/SlowWrite.tsx';
import { useMedia } from '../../../shared/useMedia.ts';
import { panelIsBeside } from '../item/ItemColumns.css.ts';
import { type ItemContent, ItemPreview, type ItemPreviewProps } from './ItemPreview.tsx';
import { PublicationChecks } from '../../../content/publication/PublicationChecks.tsx';
import type { CheckedItem } from '../../../content/publication/publicationChecks.ts';
import { usePublishActs } from './usePublishActs.ts';
import * as styles from './Publishing.css.ts';

type ContentItem = components['schemas']['ContentItem'] & Pick<CheckedItem, 'surveyQuestions'>;

export interface PublishingProps {
  /** The item's type. */
  type: ContentTypeName;
  /** The page that it is on. */
  pageId: string;
  /** The item as the host has it. */
  item: ContentItem;
  /** Whether the item's form has unsaved changes: only saved ones are published. */
  isUnsaved: boolean;
  /** The content of the item, saved or not, for its preview. @default no preview */
  content?: ItemContent;
}

/**
 * Where and when an item of any type is published: beside it, or, if there is no room, in a drawer that opens from a line at the bottom.
 * The item itself is rendered first, and so is a letter that is typed into it: this follows when there is time.
 */
export function Publishing({ content, isUnsaved, ...props }: PublishingProps) {
  const isItemRendered = useIsItsTurn();
  const shown = { content: useDeferredValue(content), isUnsaved: useDeferredValue(isUnsaved) };
  return (
    <ContentContext value={shown.content}>
      {isItemRendered && <ItemPublishing {...props} isUnsaved={shown.isUnsaved} hasPreview={content !== undefined} />}
    </ContentContext>
  );
}

/** The content of the item, only for its preview. */
const ContentContext = createContext<ItemContent | undefined>(undefined);

function Preview(item: Omit<ItemPreviewProps, 'content'>) {
  const content = use(ContentContext);
  return content && <ItemPreview {...item} content={content} />;
}

interface ItemPublishingProps extends Omit<PublishingProps, 'content'> {
  /** Whether it has a preview. */
  hasPreview: boolean;
}

const ItemPublishing = memo(function ItemPublishing({ type, pageId, item, isUnsaved, hasPreview }: ItemPublishingProps) {
  const isBeside = useMedia(panelIsBeside);
  const [isOpen, setOpen] = useState(false);
  const nodes = usePublishNodes(pageId);
  const { acts, lastAct, wait } = usePublishActs({ typeName: type, contentInstanceId: pageId, contentItemId: item.id }, item, nodes.onRetry);
  const shown = publishable(item);
  const status = publicationStatus(shown);
  // One panel in either place, so that what was chosen survives a window that grows or shrinks.
  const panel = (
    <PublishPanel
      {...nodes}
      now={hostClock}
      acts={acts}
      lastAct={lastAct}
      item={shown}
      notSavedReason={isUnsaved ? texts.notSaved : undefined}
      {...(hasPreview && { preview: <Preview type={type} pageId={pageId} item={item} /> })}
      renderChecks={(chosen: ChosenPublication) => <PublicationChecks type={type} pageId={pageId} item={item} isUnsaved={isUnsaved} chosen={chosen} />}
      isBeside={isBeside}
      isOpen={isOpen}
      onOpenChange={setOpen}
    />
  );
  return (
    <>
      {!isBeside && (
        <div className={styles.foot}>
          <PublicationMark status={status} />
          <Button variant="outline" onPress={() => setOpen(true)}>
            {status === 'Published' || status === 'Scheduled' ? texts.openPublication : texts.open}
          </Button>
        </div>
      )}
      {panel}
      <SlowWrite {...wait} />
    </>
  );
});

/** The values of an item that publishing needs. Values that a host omits count as absent. */
const publishable = (item: ContentItem): PublishableItem => ({
  id: item.id,
  name: itemName(item),
  createdUtc: item.createdUtc ?? null,
  user: item.user ?? null,
  isPublicationScheduled: item.isPublicationScheduled ?? false,
  publishedContentItem: item.publishedContentItem ?? null,
  scheduledPublication: item.scheduledPublication ?? null,
});
