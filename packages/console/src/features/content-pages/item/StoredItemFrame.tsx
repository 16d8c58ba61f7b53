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
  /** It was deleted from here. */
  onDeleted: () => void;
  /** What else can be done with it, beside its menu. @default nothing */
  acts?: ReactNode;
  /** The item, by why this person can't change it; undefined when they can. */
  children: (refusal: string | undefined) => ReactNode;
}

/** What opens an item that the host has: its name and its facts, and what one may do with it. */
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
