import { type RefObject, useMemo } from 'react';
import type { AriaGridListOptions } from 'react-aria/useGridList';
import type { RowCollection } from '../../collections/RowCollection.ts';
import { gap, type GridPlaces } from './gridPlaces.ts';
import type { Picture } from './picture.ts';

/** Where the pictures are for react-aria, whose keys must find those that are not rendered; undefined where all of them are. */
export function usePictureLayout(grid: RefObject<HTMLElement | null>, rows: RowCollection<Picture>, places: GridPlaces | null): AriaGridListOptions<Picture>['layoutDelegate'] {
  return useMemo(() => {
    if (places === null) return undefined;
    const { columns, width, pitch } = places;
    return {
      getItemRect: (key) => {
        const index = rows.indexOf(key);
        return index < 0 ? null : { x: (index % columns) * (width + gap), y: Math.floor(index / columns) * pitch, width, height: pitch - gap };
      },
      getVisibleRect: () => {
        const { top = 0, bottom = 0, width: whole = 0 } = grid.current?.getBoundingClientRect() ?? {};
        return { x: 0, y: Math.max(0, -top), width: whole, height: Math.min(window.innerHeight, bottom) - Math.max(0, top) };
      },
      getContentSize: () => ({ width: grid.current?.clientWidth ?? 0, height: Math.ceil(rows.size / columns) * pitch - gap }),
    };
  }, [grid, rows, places]);
}
