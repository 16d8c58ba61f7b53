import type { RefObject } from 'react';
import type { AriaTreeOptions } from 'react-aria/useTree';
import type { OrganizationTreeNode } from './organizationTreeTypes.ts';
import type { VisibleNodes } from './VisibleNodes.ts';

type LayoutDelegate = NonNullable<AriaTreeOptions<OrganizationTreeNode>['layoutDelegate']>;

/** Where rows are, by arithmetic: Page Up and Page Down need places of rows that are not rendered. */
export function rowLayout(
  collection: VisibleNodes,
  height: number,
  scroller: RefObject<HTMLElement | null>,
): LayoutDelegate {
  return {
    getItemRect: (key) => {
      const index = collection.indexOf(key);
      const width = scroller.current?.clientWidth ?? 0;
      return index < 0 ? null : { x: 0, y: index * height, width, height };
    },
    getVisibleRect: () => ({
      x: 0,
      y: scroller.current?.scrollTop ?? 0,
      width: scroller.current?.clientWidth ?? 0,
      height: scroller.current?.clientHeight ?? 0,
    }),
    getContentSize: () => ({ width: scroller.current?.clientWidth ?? 0, height: collection.size * height }),
  };
}
