import { ListKeyboardDelegate } from 'react-aria/ListKeyboardDelegate';
import type { AriaGridListOptions } from 'react-aria/useGridList';
import type { Key } from 'react-stately';

type Options<Item> = ConstructorParameters<typeof ListKeyboardDelegate<Item>>[0];
type LayoutDelegate = NonNullable<AriaGridListOptions<object>['layoutDelegate']>;

/**
 * Which row a key leads to in a list that scrolls with the page. Page Up and Page Down move by what is in sight: react-aria takes a list
 * that does not scroll itself for one that is in sight whole, and goes to its end. For that the list's layout must be given; without
 * one all rows are rendered, and there are few of them.
 */
export class PageKeyboardDelegate<Item> extends ListKeyboardDelegate<Item> {
  readonly #layout: LayoutDelegate | undefined;

  constructor(options: Options<Item>) {
    super(options);
    this.#layout = options.layoutDelegate;
  }

  override getKeyPageAbove(key: Key): Key | null {
    return this.#layout ? this.#aPageFrom(key, this.#layout, (from) => this.getKeyAbove(from)) : super.getKeyPageAbove(key);
  }

  override getKeyPageBelow(key: Key): Key | null {
    return this.#layout ? this.#aPageFrom(key, this.#layout, (from) => this.getKeyBelow(from)) : super.getKeyPageBelow(key);
  }

  /** The last row that is in sight together with this one, or the next one where none is. */
  #aPageFrom(key: Key, layout: LayoutDelegate, next: (from: Key) => Key | null): Key | null {
    const start = layout.getItemRect(key);
    if (start === null) return null;
    const reach = layout.getVisibleRect().height - start.height;
    let found = next(key);
    for (let further = found; further !== null; further = next(further)) {
      const rect = layout.getItemRect(further);
      if (rect === null || Math.abs(rect.y - start.y) > reach) break;
      found = further;
    }
    return found;
  }
}
