const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** A length with the part of its next smaller unit: '3 days, 2 hours'. */
const withRest = (span: number, unit: number, name: string, smaller: number, smallerName: string): string => {
  const rest = Math.floor((span % unit) / smaller);
  const whole = counted(Math.floor(span / unit), name);
  return rest === 0 ? whole : `${whole}, ${counted(rest, smallerName)}`;
};

/**
 * How much time lies between two instants, in words: '20 days', '3 days, 2 hours', '2 hours, 5 minutes', 'less than a
 * minute'. From a week on hours don't matter.
 */
export function spanInWords(from: string | Date, to: string | Date): string {
  const span = Math.abs(new Date(to).getTime() - new Date(from).getTime());
  if (span < minute) return 'less than a minute';
  if (span < hour) return counted(Math.floor(span / minute), 'minute');
  if (span < day) return withRest(span, hour, 'hour', minute, 'minute');
  if (span < 7 * day) return withRest(span, day, 'day', hour, 'hour');
  return counted(Math.floor(span / day), 'day');
}
