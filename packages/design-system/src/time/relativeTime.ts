const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * How long ago in the shortest words: 'now' within a minute, then '5m', '3h', '2d' (core §9). An instant ahead of
 * `now`, as another device's clock may give, is 'now'.
 */
export function relativeTime(instant: string | Date, now: Date): string {
  const ago = now.getTime() - new Date(instant).getTime();
  if (ago < minute) return 'now';
  if (ago < hour) return `${Math.floor(ago / minute)}m`;
  if (ago < day) return `${Math.floor(ago / hour)}h`;
  return `${Math.floor(ago / day)}d`;
}
