/**
 * The row that gets focus when the row that had it was removed (faults B03): the one that took its
 * place, or the new last one when it was the last; `null`, for the heading, when no row is left.
 */
export function focusAfterRemoval(removedIndex: number, rowIds: readonly string[]): string | null {
  return rowIds[Math.min(removedIndex, rowIds.length - 1)] ?? null;
}
