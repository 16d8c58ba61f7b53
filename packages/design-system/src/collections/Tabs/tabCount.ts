/** A count as a tab shows it: exact up to the limit, then 'limit+'. Nothing for a count that isn't known. */
export function tabCount(count: number | null | undefined, limit: number): string | null {
  if (count === null || count === undefined || !Number.isFinite(count)) return null;
  return count > limit ? `${limit.toLocaleString()}+` : Math.max(0, Math.trunc(count)).toLocaleString();
}
