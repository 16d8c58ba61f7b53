import type { components } from '@noticeboard/api-types/schema';
import { type PublicationStatus, publicationStatus } from '@noticeboard/design-system/publishing';
import type { PlacedAccess } from '../../../access/permissions.ts';
import { itemName } from '../../../content/itemName.ts';
import { type ItemRights, itemRights } from '../../../content/itemRights.ts';
import { contentKinds, type ContentTypeName } from '../../../content/kinds.ts';
import type { NameOfNode } from '../../../content/useNodeNames.ts';
import { paths } from '../../../ground/paths.ts';
import { publishedContentMessages } from '../../../messages/publishedContent.ts';

/** An item of a page as the host lists it. */
export type ContentItem = components['schemas']['ContentItem'];

/** An item as its row shows it. */
export interface ContentItemRow {
  content: ContentItem;
  /** The ids for its delete call. */
  item: { typeName: ContentTypeName; contentInstanceId: string; contentItemId: string };
  name: string;
  status: PublicationStatus;
  /** When it was or will be published, in UTC; null for a draft. */
  publishedUtc: string | null;
  /** Name of the node of its publication; a text for none, undefined while names are loading (decisions-content O11). */
  level: string | undefined;
  href: string;
  rights: ItemRights;
}

interface RowContext {
  /** The type of the page. */
  type: ContentTypeName;
  /** The page in the address, which the host need not repeat in its items. */
  pageId: string;
  /** The reader's. */
  access: PlacedAccess;
  /** Names the nodes of publications. */
  nameOfNode: NameOfNode;
}

/** Everything that a row shows of an item, computed once per row. */
export function contentItemRow(content: ContentItem, { type, pageId, access, nameOfNode }: RowContext): ContentItemRow {
  const item = { ...content, contentInstanceId: pageId };
  return {
    content,
    item: { typeName: type, contentInstanceId: pageId, contentItemId: content.id },
    name: itemName(content),
    status: publicationStatus(item),
    publishedUtc: content.publishedContentItem?.publishedAtUtc ?? content.scheduledPublication?.publicationUtc ?? null,
    level: levelOf(content, nameOfNode),
    href: paths.contentItemEdit(contentKinds[type].segment, pageId, content.id),
    rights: itemRights(access, type, item),
  };
}

/** The node that an item is or will be published to; undefined for none. */
export const nodeOf = ({ publishedContentItem, scheduledPublication }: Pick<ContentItem, 'publishedContentItem' | 'scheduledPublication'>): string | undefined =>
  publishedContentItem?.organizationNodeId ?? scheduledPublication?.organizationNodeId;

function levelOf({ publishedContentItem, scheduledPublication }: ContentItem, nameOfNode: NameOfNode): string | undefined {
  const nodeId = nodeOf({ publishedContentItem, scheduledPublication });
  const texts = publishedContentMessages;
  if (nodeId === undefined) return texts.notAssigned;
  const name = nameOfNode(nodeId);
  return name === null ? texts.unknownNode : name;
}
