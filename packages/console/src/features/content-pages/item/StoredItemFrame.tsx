import type { components } from '@noticeboard/api-types/schema';
import type { ReactNode } from 'react';
import { usePlacedAccess } from '../../../access/usePlacedAccess.ts';
import { itemName } from '../../../content/itemName.ts';
import { itemRights } from '../../../content/itemRights.ts';
import { ItemActs } from './ItemActs.tsx';
import { ItemFacts } from './ItemFacts.tsx';
import { ItemFrame, type ItemFrameProps } from './ItemFrame.tsx';

export interface StoredItemFrameProps extends Pick<ItemFrameProps, 'type' | 'pageId' | 'kindLabel' | 'picture'> {
  /** The item as the host has it. */
  item: components['schemas']['ContentItem'];
  /** It was deleted on this page. */
  onDeleted: () => void;
  /** Further actions, beside its menu. @default nothing */
  acts?: ReactNode;
  /** Renders the item, given why this user can't change it; undefined if they can. */
  children: (refusal: string | undefined) => ReactNode;
}

/** The frame of an existing item: its name, facts and actions. */
export function StoredItemFrame({ item, onDeleted, acts, children, ...frame }: StoredItemFrameProps) {
  const { type, pageId } = frame;
  const rights = itemRights(usePlacedAccess(), type, { ...item, contentInstanceId: pageId });
  const name = itemName(item);
  return (
    <ItemFrame
      {...frame}
      title={name}
      facts={<ItemFacts item={item} />}
      actions={
        <>
          <ItemActs item={{ typeName: type, contentInstanceId: pageId, contentItemId: item.id }} name={name} deletion={rights.delete} onDeleted={onDeleted} />
          {acts}
        </>
      }
    >
      {children(rights.edit.allowed ? undefined : rights.edit.reason)}
    </ItemFrame>
  );
}
