import { entryMessages as messages } from '../../messages/entry.ts';
import { createStore } from '../../ground/createStore.ts';
import type { PageHandle } from './pageHandle.ts';

/** The name of the thing that the page shows, such as a content page or a tag; undefined if it has no name. */
export const nameOfThing = createStore<string | undefined>(undefined);

/** Unread messages, which the navigation and the title of the tab count; null if the chat is not connected. */
export const unreadMessages = createStore<number | null>(null);

const pages: Record<string, { title: string; group?: string }> = messages.pages;

/**
 * The title of the tab, which also names the page in the browser's history: the open part, the page or the thing it
 * shows, the pages it belongs to, and the product. No two addresses of the console have the same.
 */
export function documentTitle(handle: Pick<PageHandle, 'page' | 'part' | 'item'> | undefined, name?: string): string {
  const { name: product } = messages.application;
  if (handle === undefined) return product;
  const groups: string[] = [];
  for (let group = pages[handle.page]?.group; group !== undefined; group = pages[group]?.group) groups.push(pages[group]?.title ?? group);
  return [openPart(handle), name || messages.pages[handle.page].title, ...groups, product].filter((words) => words !== undefined).join(' · ');
}

/** The open part of a page, if it is not the page itself. */
function openPart({ part, item }: Pick<PageHandle, 'part' | 'item'>): string | undefined {
  if (item === undefined) return part && messages.pageParts[part];
  const name = messages.items[item.of];
  return item.isNew ? messages.newItem(name) : name;
}
