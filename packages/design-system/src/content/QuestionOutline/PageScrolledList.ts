import { ListLayout, type ListLayoutOptions } from 'react-aria-components/Virtualizer';

/** How the rows of a windowed list that scrolls with the page are laid out. */
export interface PageScrolledListOptions extends ListLayoutOptions {
  /** The most rows that are rendered, with the page. @default all in sight */
  mostRows?: number;
}

/**
 * The layout of a windowed list that scrolls with the page. The library's own treats the visible area as the list's own scroll
 * position, and adds it to a point that is counted from the list's first row: a dropped row would land that much too low.
 */
export class PageScrolledList<Item> extends ListLayout<Item, PageScrolledListOptions> {
  private mostRows: number | undefined;

  override update(context: Parameters<ListLayout<Item, PageScrolledListOptions>['update']>[0]): void {
    this.mostRows = context.layoutOptions?.mostRows;
    super.update(context);
  }

  override shouldInvalidateLayoutOptions(next: PageScrolledListOptions, last: PageScrolledListOptions): boolean {
    return next.mostRows !== last.mostRows || super.shouldInvalidateLayoutOptions(next, last);
  }

  override getVisibleLayoutInfos(...[rect]: Parameters<ListLayout<Item>['getVisibleLayoutInfos']>): ReturnType<ListLayout<Item>['getVisibleLayoutInfos']> {
    return super.getVisibleLayoutInfos(rect).slice(0, this.mostRows);
  }

  override getDropTargetFromPoint(...[x, y, isValidDropTarget]: Parameters<ListLayout<Item>['getDropTargetFromPoint']>): ReturnType<ListLayout<Item>['getDropTargetFromPoint']> {
    const { visibleRect } = this.virtualizer!;
    return super.getDropTargetFromPoint(x - visibleRect.x, y - visibleRect.y, isValidDropTarget);
  }
}
