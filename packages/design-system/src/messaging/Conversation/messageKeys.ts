/** Where a key leads from the message at `from` (-1: none has focus), null for other keys. */
export function messageAfterKey(key: string, from: number, count: number, lastInSight: number): number | null {
  if (count === 0) return null;
  switch (key) {
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case 'PageUp':
      return from < 0 ? lastInSight : Math.max(0, from - 1);
    case 'PageDown':
      return from < 0 ? lastInSight : Math.min(count - 1, from + 1);
    default:
      return null;
  }
}
