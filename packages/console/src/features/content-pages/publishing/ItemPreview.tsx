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

/** The preview of an item, from the values of its form. */
export interface ItemContent extends Pick<PreviewedItem, 'title' | 'text' | 'link' | 'request' | 'question'> {
  /** Its pictures and videos, in order; without those being uploaded. @default none */
  files?: readonly ItemFile[];
}

export interface ItemPreviewProps {
  /** The item's type. */
  type: ContentTypeName;
  /** The page that it is on. */
  pageId: string;
  /** The item as the host has it; null for a new one, which is shown with its author's name. */
  item: components['schemas']['ContentItem'] | null;
  /** Its content, saved or not. */
  content: ItemContent;
}

/** An item as staff will see it, while it is being written. */
export function ItemPreview({ type, pageId, item, content: { files = [], ...content } }: ItemPreviewProps) {
  const { page } = useContentPage(type, pageId);
  const { configuration } = useConsoleSession();
  const { tenant, profile } = useWorkspace();
  const published = item?.publishedContentItem;
  const date = published?.publishedAtUtc ?? item?.scheduledPublication?.publicationUtc;
  return (
    <PhonePreview
      // The same expression as in the shell: the start has no room for an export (decisions-main 2).
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

/** The picture of a file; its name until the picture has loaded, and if it has none. */
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
