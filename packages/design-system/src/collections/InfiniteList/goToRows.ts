import type { KeyboardEvent } from 'react';

/**
 * For a search above an `InfiniteList`: the down arrow goes to the first row, as it does from the search of a tree and of a list of choices.
 *
 * @param place around the list
 */
export function goToRows(event: Pick<KeyboardEvent, 'key' | 'preventDefault'>, place: Element | null): void {
  if (event.key !== 'ArrowDown') return;
  const first = place?.querySelector<HTMLElement>('[role="row"]');
  if (first == null) return;
  event.preventDefault();
  first.focus();
}
