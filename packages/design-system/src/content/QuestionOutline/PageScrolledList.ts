import { ListLayout } from 'react-aria-components/Virtualizer';

/**
 * The layout of a windowed list that scrolls with the page. The library's own takes what is in sight for what the list itself was
 * scrolled by, and adds it to a point that is counted from the list's first row: what is dropped would land as far below again.
 */
export class PageScrolledList<Item> extends ListLayout<Item> {
  override getDropTargetFromPoint(...[x, y, isValidDropTarget]: Parameters<ListLayout<Item>['getDropTargetFromPoint']>): ReturnType<ListLayout<Item>['getDropTargetFromPoint']> {
    const { visibleRect } = this.virtualizer!;
    return super.getDropTargetFromPoint(x - visibleRect.x, y - visibleRect.y, isValidDropTarget);
  }
}
