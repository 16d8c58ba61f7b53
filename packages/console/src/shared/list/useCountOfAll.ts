import { useState } from 'react';

/**
 * How many rows there are without filters, as far as this list has seen it: no call asks for it while a filter is set.
 *
 * @param count the rows that are left, undefined while that is not known
 */
export function useCountOfAll(count: number | undefined, isFiltered: boolean): number | undefined {
  const [known, setKnown] = useState<number>();
  const isNew = !isFiltered && count !== undefined && count !== known;
  if (isNew) setKnown(count);
  return isNew ? count : known;
}
