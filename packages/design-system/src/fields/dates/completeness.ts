import type { ContextType } from 'react';
import type { DateFieldStateContext } from 'react-aria-components/DateField';

/** How much of a date is typed: no part, some of them, all, or all of one that does not exist. */
export type Completeness = 'empty' | 'partial' | 'complete' | 'impossible';

type State = NonNullable<ContextType<typeof DateFieldStateContext>>;

/**
 * How much of a date is typed. Of one that does not exist (30 February, an hour that clocks skip) react-aria keeps the
 * former value until the focus leaves, and takes the nearest then (ADR 0184).
 */
export function completenessOf(state: State): Completeness {
  const parts = state.segments.filter(({ isEditable }) => isEditable);
  if (parts.every(({ isPlaceholder }) => isPlaceholder)) return 'empty';
  if (parts.some(({ isPlaceholder }) => isPlaceholder)) return 'partial';
  return isWritten(state) ? 'complete' : 'impossible';
}

/** Whether the parts show the value. By the wall clock: a repeated hour has the same parts twice. */
function isWritten({ segments, value }: State): boolean {
  if (value === null) return false;
  const shown = (wanted: string) => segments.find(({ type }) => type === wanted)?.value;
  if ((['year', 'month', 'day'] as const).some((part) => shown(part) !== undefined && shown(part) !== value[part])) return false;
  if (!('hour' in value)) return true;
  const half = shown('dayPeriod');
  const hours = half === undefined ? 24 : 12;
  return (shown('hour') ?? value.hour) % hours === value.hour % hours && (half === undefined || half === Math.floor(value.hour / 12)) && (shown('minute') ?? value.minute) === value.minute;
}
