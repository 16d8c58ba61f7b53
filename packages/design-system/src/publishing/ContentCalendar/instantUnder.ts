import { atHour } from './calendarPlaces.ts';

/**
 * The instant at a height of a day of a week, in pixels from its top; null above the hours, where there are no times. Rows
 * have the height of their content, so that the lines of the hours are measured.
 */
export function instantUnder(cell: HTMLElement | null, y: number, day: string, timeZone: string): string | null {
  if (cell === null) return null;
  const at = cell.getBoundingClientRect().top + y;
  for (const line of cell.parentElement?.querySelectorAll<HTMLElement>('[data-hour]') ?? []) {
    const { top, bottom, height } = line.getBoundingClientRect();
    if (at >= top && at < bottom) return atHour(day, Number(line.dataset['hour']), (at - top) / height, timeZone);
  }
  return null;
}
