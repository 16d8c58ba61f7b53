import type { components } from '@noticeboard/api-types/schema';
import { paths } from '../../ground/paths.ts';
import { publishedContentMessages } from '../../messages/publishedContent.ts';
import { messages } from '../../messages/en.ts';
import { can, type Permission, type PlacedAccess } from '../../access/permissions.ts';
import { contentKindOf } from '../../content/kinds.ts';
import type { NameOfNode } from '../../content/useNodeNames.ts';

/** An item as the host lists it. */
export type PublishedItem = components['schemas']['PublishedItem'];

/** An item as its row shows it. */
export interface ItemRow {
  item: PublishedItem;
  /** Its name, or a placeholder where it is missing. */
  name: string;
  /** Address of its edit page; null for a type without one. */
  editHref: string | null;
  edit: Permission;
  delete: Permission;
}

const texts = publishedContentMessages;

const refused: Permission = { allowed: false, reason: texts.noPage };

/** An item whose page the host leaves out has neither an address nor a call: nothing can be done with it here (decisions-core A27). */
const withoutPage = { editHref: null, edit: refused, delete: refused };

/**
 * Everything that a row shows of an item, computed once per row.
 */
export function itemRow(item: PublishedItem, access: PlacedAccess): ItemRow {
  const typeName = item.typeName ?? messages.application.unknown;
  const kind = contentKindOf(typeName);
  return {
    item: { ...item, typeName },
    name: item.name?.trim() || texts.untitled,
    editHref: kind && paths.contentItemEdit(kind.segment, item.contentInstanceId, item.contentItemId),
    edit: can(access, 'editItem', item),
    delete: can(access, 'deleteItem', item),
    ...(!item.contentInstanceId && withoutPage),
  };
}

/** Why an item can't be edited; undefined when it can. */
export const editRefusal = ({ edit, editHref }: ItemRow): string | undefined =>
  edit.allowed ? (editHref === null ? texts.noEditPage : undefined) : edit.reason;

/** Name of the node that an item is published to; null for none, undefined while names are loading. */
export function organizationName(nodeId: string | null | undefined, nameOfNode: NameOfNode): string | null | undefined {
  if (nodeId == null) return null;
  const name = nameOfNode(nodeId);
  return name === null ? texts.unknownNode : name;
}
