import { EmptyState } from '@noticeboard/design-system';
import CalendarX from 'lucide-react/icons/calendar-x';
import type { ReactNode } from 'react';
import { analyticsMessages } from '../../messages/analytics.ts';
import { type Days, daysOfRange } from './rangeDays.ts';

export interface WithinLimitProps {
  /** The range of the address, which may be too long. */
  range: Days;
  /** Most days, both ends counted. */
  maximumDays: number;
  /** The components that request the numbers of the range. */
  children: ReactNode;
}

/** Requests no range that the host would refuse: an address may hold one; the picker's alert names the limit (decisions-core O74). */
export function WithinLimit({ range, maximumDays, children }: WithinLimitProps) {
  if (daysOfRange(range).length <= maximumDays) return children;
  return <EmptyState icon={<CalendarX />} title={analyticsMessages.tooLongTitle} />;
}
