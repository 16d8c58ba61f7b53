import { isSameDay, lightFormat, subDays } from 'date-fns';
import { commentsMessages as texts } from '../../messages/comments.ts';
import { panelDate } from '../../shared/dates.ts';

/** A recent instant in the reader's time zone: 'yesterday 5:00 PM', else the date. */
export function sinceInWords(instant: string, now: Date): string {
  const date = new Date(instant);
  if (isSameDay(date, now)) return texts.today(lightFormat(date, 'h:mm a'));
  if (isSameDay(date, subDays(now, 1))) return texts.yesterday(lightFormat(date, 'h:mm a'));
  return panelDate(instant);
}
