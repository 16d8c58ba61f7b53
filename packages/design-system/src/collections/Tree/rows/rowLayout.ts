import type { RefObject } from 'react';
import type { AriaTreeOptions } from 'react-aria/useTree';
import type { TreeNode } from '../treeTypes.ts';
import type { VisibleRows } from './VisibleRows.ts';

type LayoutDelegate = NonNullable<AriaTreeOptions<TreeNode>['layoutDelegate']>;

/** Computes where rows are: Page Up and Page Down need the places of rows that are not rendered. */
export function rowLayout(rows: VisibleRows, height: number, scroller: RefObject<HTMLElement | null>): LayoutDelegate {
  return {
    getItemRect: (key) => {
      const index = rows.indexOf(key);
      const width = scroller.current?.clientWidth ?? 0;
      return index < 0 ? null : { x: 0, y: index * height, width, height };
    },
    getVisibleRect: () => ({
      x: 0,
      y: scroller.current?.scrollTop ?? 0,
      width: scroller.current?.clientWidth ?? 0,
      height: scroller.current?.clientHeight ?? 0,
    }),
    getContentSize: () => ({ width: scroller.current?.clientWidth ?? 0, height: rows.size * height }),
  };
}
