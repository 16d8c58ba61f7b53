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

/** The outcome of a switch that was pressed. */
export interface VisibilityChange {
  /** The new state of the switch; where that failed, the known state on the host, `null` for that of the page. */
  isVisible: boolean | null;
  /** `pending` until the response arrives; `done` until the pages are refetched; `failed` shows why. */
  status: 'pending' | 'done' | 'failed';
  /** Why it failed. */
  message?: string;
}

/** Changes by the id of their page. */
export type VisibilityChanges = ReadonlyMap<string, VisibilityChange>;

/** Pages above which the list can be searched. */
export const mostPagesWithoutSearch = 10;

/** The state that a page's switch shows: the new one, or the one it was reset to. */
export const isShownVisible = (page: NodePage, changes: VisibilityChanges): boolean => changes.get(page.id)?.isVisible ?? page.isVisible;

/** The pages that contain the text in name or type, in two groups. A page changes its group when the response arrives, not before. */
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
