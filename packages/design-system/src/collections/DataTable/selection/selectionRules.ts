/** What the checkbox in the head shows for the rows of the page. */
export type PageSelection = 'none' | 'some' | 'all';

/** How much of the page is selected; a page without a row that can be selected counts as none. */
export function pageSelection(pageIds: readonly string[], selectedIds: ReadonlySet<string>): PageSelection {
  if (selectedIds.size === 0) return 'none';
  let count = 0;
  for (const id of pageIds) if (selectedIds.has(id)) count += 1;
  if (count === 0) return 'none';
  return count === pageIds.length ? 'all' : 'some';
}

/** The selection after the head's checkbox: the whole page, or none of it when all of it was. Other pages stay. */
export function togglePage(pageIds: readonly string[], selectedIds: ReadonlySet<string>): ReadonlySet<string> {
  const next = new Set(selectedIds);
  const isWhole = pageSelection(pageIds, selectedIds) === 'all';
  for (const id of pageIds) {
    if (isWhole) next.delete(id);
    else next.add(id);
  }
  return next;
}

/** The selection after one row's checkbox. */
export function toggleRow(id: string, selectedIds: ReadonlySet<string>): ReadonlySet<string> {
  const next = new Set(selectedIds);
  if (!next.delete(id)) next.add(id);
  return next;
}
