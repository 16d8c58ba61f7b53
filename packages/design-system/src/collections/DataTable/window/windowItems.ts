/** An item in the body of the table: a row, or the content below an expanded row. */
export interface WindowItem {
  /** Place among rows and what they show, from 0. */
  position: number;
  /** The row that it is, or belongs to. */
  index: number;
  isDetail: boolean;
}

/** The item at a position, when the rows of `expandedIndexes` (ascending) each take one more place after themselves. */
export function itemAt(position: number, expandedIndexes: readonly number[]): WindowItem {
  // How many details come before the position: the detail of the k-th expanded row is at its index + k + 1.
  let low = 0;
  let high = expandedIndexes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (expandedIndexes[middle]! + middle + 1 < position) low = middle + 1;
    else high = middle;
  }
  const isDetail = low < expandedIndexes.length && expandedIndexes[low]! + low + 1 === position;
  return { position, index: position - low - Number(isDetail), isDetail };
}

/** The position of a row. */
export function positionOf(index: number, expandedIndexes: readonly number[]): number {
  return index + expandedIndexes.filter((expanded) => expanded < index).length;
}
