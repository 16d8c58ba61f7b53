import { useState } from 'react';

/**
 * How many rows there are without filters, as last seen by this list: no call requests it while a filter is set.
 *
 * @param count the number of filtered rows, undefined while it is not known
 */
export function useCountOfAll(count: number | undefined, isFiltered: boolean): number | undefined {
  const [known, setKnown] = useState<number>();
  const isNew = !isFiltered && count !== undefined && count !== known;
  if (isNew) setKnown(count);
  return isNew ? count : known;
}
