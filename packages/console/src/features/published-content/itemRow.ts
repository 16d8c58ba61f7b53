import type { components } from '@noticeboard/api-types/schema';
import { paths } from '../../app/paths.ts';
import { messages } from '../../messages/en.ts';
import { type Access, can, type Permission } from '../../session/permissions.ts';
import { isContentTypeName, segmentOfContentType } from '../../shared/contentTypes.ts';

/** An item as the host lists it. */
export type PublishedItem = components['schemas']['PublishedItem'];

/** An item as its row shows it. */
export interface ItemRow {
  item: PublishedItem;
  /** Its name; a word in place of none. */
  name: string;
  /** Name of the node it is published to; null for none. */
  organizationName: string | null;
  /** Address of its edit page; null for a type that has none. */
  editHref: string | null;
  edit: Permission;
  delete: Permission;
}

const texts = messages.publishedContent;

/** Everything that a row says about an item, decided once for the row. */
export function itemRow(item: PublishedItem, access: Access, nodeNames: ReadonlyMap<string, string>): ItemRow {
  const target = { ...item, isPost: item.typeName === 'SocialFeed' };
  return {
    item: { ...item, typeName: item.typeName ?? messages.application.unknown },
    name: item.name?.trim() || texts.untitled,
    organizationName: item.organizationNodeId == null ? null : (nodeNames.get(item.organizationNodeId) ?? texts.unknownNode),
    editHref: isContentTypeName(item.typeName)
      ? paths.contentItemEdit(segmentOfContentType[item.typeName], item.contentInstanceId, item.contentItemId)
      : null,
    edit: can(access, 'editItem', target),
    delete: can(access, 'deleteItem', target),
  };
}
