import { type RefObject, useMemo, useState } from 'react';
import type { AriaGridListOptions } from 'react-aria/useGridList';
import { windowingThreshold } from '../../collections/DataTable/window/useRowWindow.ts';
import type { RowCollection } from '../../collections/RowCollection.ts';
import { remInPixels } from '../../theme/remInPixels.ts';
import type { OutlinedQuestion } from './outlinedQuestion.ts';
import { gapInPixels, oneLineInRem } from './QuestionOutline.css.ts';

/** Where the rows of a long outline are, which have one line each: Page Up and Page Down need rows that are not rendered. */
export interface OutlineLayout extends NonNullable<AriaGridListOptions<OutlinedQuestion>['layoutDelegate']> {
  /** Height of a row, in pixels. */
  height: number;
  /** Distance from one row to the next, in pixels. */
  pitch: number;
  /** Height of all rows, in pixels. */
  total: number;
}

/** The layout of an outline of which only the rows in sight are rendered; undefined for a short one. It scrolls with what is around it. */
export function useOutlineLayout(outline: RefObject<HTMLElement | null>, rows: RowCollection<OutlinedQuestion>): OutlineLayout | undefined {
  const isWindowed = rows.size > windowingThreshold;
  const [height] = useState(() => oneLineInRem * remInPixels());
  return useMemo(() => {
    if (!isWindowed) return undefined;
    const pitch = height + gapInPixels;
    const total = rows.size * pitch - gapInPixels;
    const width = () => outline.current?.clientWidth ?? 0;
    return {
      height,
      pitch,
      total,
      getItemRect: (key) => {
        const index = rows.indexOf(key);
        return index < 0 ? null : { x: 0, y: index * pitch, width: width(), height };
      },
      getVisibleRect: () => {
        const { top = 0, bottom = 0 } = outline.current?.getBoundingClientRect() ?? {};
        return { x: 0, y: Math.max(0, -top), width: width(), height: Math.min(window.innerHeight, bottom) - Math.max(0, top) };
      },
      getContentSize: () => ({ width: width(), height: total }),
    };
  }, [outline, rows, isWindowed, height]);
}
