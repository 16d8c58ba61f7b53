import type { components } from '@noticeboard/api-types/schema';
import { PhonePreview, type PreviewedItem } from '@noticeboard/design-system/publishing';
import type { ContentTypeName } from '../../../content/kinds.ts';
import { messages } from '../../../messages/en.ts';
import { publicationMessages as texts } from '../../../messages/publication.ts';
import { useConsoleSession, useWorkspace } from '../../../session/ConsoleSessionContext.tsx';
import { panelDate } from '../../../shared/dates.ts';
import { useContentPage } from '../frame/useContentPage.ts';

/** What an item of a type shows to its readers, as it stands in its form. */
export type ItemContent = Pick<PreviewedItem, 'title' | 'text' | 'attachments' | 'link' | 'request' | 'question'>;

export interface ItemPreviewProps {
  /** The item's type. */
  type: ContentTypeName;
  /** The page that it is on. */
  pageId: string;
  /** The item as the host has it. */
  item: components['schemas']['ContentItem'];
  /** What it says, saved or not. */
  content: ItemContent;
}

/** An item as staff will see it, while it is written. */
export function ItemPreview({ type, pageId, item, content }: ItemPreviewProps) {
  const { page } = useContentPage(type, pageId);
  const { configuration } = useConsoleSession();
  const { tenant } = useWorkspace();
  const { publishedContentItem: published, scheduledPublication: scheduled } = item;
  const date = published?.publishedAtUtc ?? scheduled?.publicationUtc;
  return (
    <PhonePreview
      // As the shell chooses it, which has no room for an export of its own (decisions-main 2).
      theme={configuration.themes[tenant.tenantThemeId ?? ''] ?? 'default'}
      item={{
        ...content,
        page: page?.name ?? messages.pages.contentPage.title,
        author: item.user?.name ?? messages.application.unknown,
        when: date === undefined ? texts.notPublished : panelDate(date),
        isPinned: published?.isPinned ?? false,
      }}
    />
  );
}
