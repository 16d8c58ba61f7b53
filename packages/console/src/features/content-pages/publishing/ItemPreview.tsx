import type { components } from '@noticeboard/api-types/schema';
import { fileKind } from '@noticeboard/design-system';
import { PhonePreview, type PreviewedItem } from '@noticeboard/design-system/publishing';
import type { ItemFile } from '../../../content/files/itemFile.ts';
import { StoredPicture } from '../../../content/files/StoredPicture.tsx';
import { StoredVideoFrame } from '../../../content/files/StoredVideoFrame.tsx';
import type { ContentTypeName } from '../../../content/kinds.ts';
import { messages } from '../../../messages/en.ts';
import { publicationMessages as texts } from '../../../messages/publication.ts';
import { useConsoleSession, useWorkspace } from '../../../session/ConsoleSessionContext.tsx';
import { panelDate } from '../../../shared/dates.ts';
import { useContentPage } from '../frame/useContentPage.ts';

/** What an item of a type shows to its readers, as it is in its form. */
export interface ItemContent extends Pick<PreviewedItem, 'title' | 'text' | 'link' | 'request' | 'question'> {
  /** Its pictures and videos, in order; of those being uploaded nothing is shown yet. @default none */
  files?: readonly ItemFile[];
}

export interface ItemPreviewProps {
  /** The item's type. */
  type: ContentTypeName;
  /** The page that it is on. */
  pageId: string;
  /** The item as the host has it; null for a new one, which is shown as the work of who writes it. */
  item: components['schemas']['ContentItem'] | null;
  /** What it says, saved or not. */
  content: ItemContent;
}

/** An item as staff will see it, while it is written. */
export function ItemPreview({ type, pageId, item, content: { files = [], ...content } }: ItemPreviewProps) {
  const { page } = useContentPage(type, pageId);
  const { configuration } = useConsoleSession();
  const { tenant, profile } = useWorkspace();
  const published = item?.publishedContentItem;
  const date = published?.publishedAtUtc ?? item?.scheduledPublication?.publicationUtc;
  return (
    <PhonePreview
      // As the shell chooses it, which has no room for an export of its own (decisions-main 2).
      theme={configuration.themes[tenant.tenantThemeId ?? ''] ?? 'default'}
      item={{
        ...content,
        attachments: files.map((file) => ({ id: file.id, name: file.originalFileName, picture: pictureOf(file) })),
        page: page?.name ?? messages.pages.contentPage.title,
        author: (item === null ? profile.name : item.user?.name) ?? messages.application.unknown,
        when: date === undefined ? texts.notPublished : panelDate(date),
        isPinned: published?.isPinned ?? false,
      }}
    />
  );
}

/** What a file shows; its name until that has come, and where nothing can be shown of it. */
function pictureOf({ id, originalFileName, thumbnail }: ItemFile) {
  switch (fileKind(originalFileName)) {
    case 'image':
      return <StoredPicture name={thumbnail}>{originalFileName}</StoredPicture>;
    case 'video':
      return <StoredVideoFrame fileId={id}>{originalFileName}</StoredVideoFrame>;
    default:
      return originalFileName;
  }
}
