import type { ReactNode } from 'react';
import { folded } from '../../text/folded.ts';

/** A content page as a node has it. */
export interface NodePage {
  id: string;
  name: string;
  /** Words of its type, under the name: 'Social Feed'. */
  typeName?: string;
  /** Name of its icon, ending in 'Icon'. */
  iconId?: string | null;
  /** A lucide icon, shown instead of the one that `iconId` names. */
  icon?: ReactNode;
  /** Whether people of the node see it. */
  isVisible: boolean;
}

/** What became of a switch that was turned. */
export interface VisibilityChange {
  /** What the switch was turned to; where that failed, what the host is known to hold, `null` for what the page says. */
  isVisible: boolean | null;
  /** `pending` until the answer is there; `done` until the pages are read again; `failed` shows why. */
  status: 'pending' | 'done' | 'failed';
  /** Why it failed. */
  message?: string;
}

/** Changes by the id of their page. */
export type VisibilityChanges = ReadonlyMap<string, VisibilityChange>;

/** Pages above which the list can be searched. */
export const mostPagesWithoutSearch = 10;

/** What a page's switch shows: what it was turned to, or turned back to. */
export const isShownVisible = (page: NodePage, changes: VisibilityChanges): boolean => changes.get(page.id)?.isVisible ?? page.isVisible;

/** The pages that contain the text in name or type, in two groups. A page changes its group when the answer is there, not before. */
export function groupPages(pages: readonly NodePage[], changes: VisibilityChanges, search: string): { visible: NodePage[]; hidden: NodePage[] } {
  const wanted = folded(search.trim());
  const groups: { visible: NodePage[]; hidden: NodePage[] } = { visible: [], hidden: [] };
  for (const page of pages) {
    if (![page.name, page.typeName ?? ''].some((text) => folded(text).includes(wanted))) continue;
    const change = changes.get(page.id);
    const isVisible = (change?.status === 'pending' ? null : change?.isVisible) ?? page.isVisible;
    groups[isVisible ? 'visible' : 'hidden'].push(page);
  }
  return groups;
}
