import { entryMessages as messages } from '../../messages/entry.ts';
import { createStore } from '../../ground/createStore.ts';
import type { PageHandle } from './pageHandle.ts';

/** What the thing that the page shows is called, such as a content page or a tag; undefined while it has no name of its own. */
export const nameOfThing = createStore<string | undefined>(undefined);

/** Unread messages, which the navigation and the title of the tab count; null where nobody listens for any. */
export const unreadMessages = createStore<number | null>(null);

const pages: Record<string, { title: string; group?: string }> = messages.pages;

/**
 * The title of the tab, which is also what the browser's history calls the page: what is open, the page or the thing it
 * shows, the pages it belongs to, and the product. No two addresses of the console have the same.
 */
export function documentTitle(handle: Pick<PageHandle, 'page' | 'part' | 'item'> | undefined, name?: string): string {
  const { name: product } = messages.application;
  if (handle === undefined) return product;
  const groups: string[] = [];
  for (let group = pages[handle.page]?.group; group !== undefined; group = pages[group]?.group) groups.push(pages[group]?.title ?? group);
  return [openPart(handle), name || messages.pages[handle.page].title, ...groups, product].filter((words) => words !== undefined).join(' · ');
}

/** What of a page is open, where it is not the page itself. */
function openPart({ part, item }: Pick<PageHandle, 'part' | 'item'>): string | undefined {
  if (item === undefined) return part && messages.pageParts[part];
  const name = messages.items[item.of];
  return item.isNew ? messages.newItem(name) : name;
}
