import { dateMessages } from '../../messages/dates.ts';

/** The earliest and latest value allowed, both included, in the shape of the value. */
export interface DateBounds {
  minimum?: string | undefined;
  maximum?: string | undefined;
}

/** Days compare as text, instants as moments: they may be written with or without seconds. */
const rank = (value: string) => (value.length === 10 ? value : new Date(value).toISOString());

/** Whether a value lies before the earliest one. */
export const isBefore = (value: string, bound: string): boolean => rank(value) < rank(bound);

/** What is wrong with a value, in words, or null. `format` writes the bound. */
export function boundRefusal(value: string | null, bounds: DateBounds, format: (bound: string) => string): string | null {
  if (value === null) return null;
  if (bounds.minimum !== undefined && isBefore(value, bounds.minimum)) return dateMessages.tooEarly(format(bounds.minimum));
  if (bounds.maximum !== undefined && isBefore(bounds.maximum, value)) return dateMessages.tooLate(format(bounds.maximum));
  return null;
}
