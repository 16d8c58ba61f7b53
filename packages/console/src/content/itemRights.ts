import type { components } from '@noticeboard/api-types/schema';
import { can, type ItemTarget, type Permission, type PlacedAccess } from '../access/permissions.ts';
import type { ContentTypeName } from './kinds.ts';

/** The user's rights on an item. */
export interface ItemRights {
  edit: Permission;
  delete: Permission;
}

/** The rights on an item by its author, its page's grant and the unit it is published to. */
export function itemRights(access: PlacedAccess, typeName: ContentTypeName, item: Pick<components['schemas']['ContentItem'], 'user' | 'publishedContentItem' | 'contentInstanceId'>): ItemRights {
  const target: ItemTarget = {
    author: item.user?.id ?? null,
    isPublished: item.publishedContentItem != null,
    organizationNodeId: item.publishedContentItem?.organizationNodeId ?? null,
    contentInstanceId: item.contentInstanceId,
    typeName,
  };
  return { edit: can(access, 'editItem', target), delete: can(access, 'deleteItem', target) };
}
