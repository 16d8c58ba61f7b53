import { useMemo } from 'react';
import { useRead } from '../../api/useRead.ts';
import { analyticsMessages } from '../../messages/analytics.ts';
import type { AnalyticsState } from './analyticsState.ts';
import { DayChart } from './DayChart.tsx';
import { daysOfRange, valuesByDay } from './rangeDays.ts';

/** Whose numbers, and of which days. */
export interface UserDaysProps {
  userId: string;
  range: AnalyticsState['range'];
}

const texts = analyticsMessages.engagements;

/** Comments and likes that a person gave (API-105). */
export function InteractionsChart({ userId, range }: UserDaysProps) {
  const read = useRead('/api/management/analytics/users/{id}/interactions/by-date/{from}/{to}', { path: { id: userId, from: range.from, to: range.to } });
  const days = useMemo(() => daysOfRange(range), [range]);
  const series = useMemo(
    () => [
      { id: 'comments', name: texts.interactions.comments, values: valuesByDay(read.data, days, ({ interactionDate, commentCount }) => ({ date: interactionDate, count: commentCount })) },
      { id: 'likes', name: texts.interactions.likes, values: valuesByDay(read.data, days, ({ interactionDate, likeCount }) => ({ date: interactionDate, count: likeCount })) },
    ],
    [read.data, days],
  );
  return <DayChart title={texts.interactions.title} unit={texts.interactions.unit} days={days} series={series} drawing="bars" read={read} />;
}

/** How often a person published (API-106). */
export function PublicationsChart({ userId, range }: UserDaysProps) {
  const read = useRead('/api/management/analytics/users/{id}/publications/by-date/{from}/{to}', { path: { id: userId, from: range.from, to: range.to } });
  const days = useMemo(() => daysOfRange(range), [range]);
  const series = useMemo(
    () => [{ id: 'publications', name: texts.publications.title, values: valuesByDay(read.data, days, ({ publicationDate, publicationCount }) => ({ date: publicationDate, count: publicationCount })) }],
    [read.data, days],
  );
  return <DayChart {...texts.publications} days={days} series={series} drawing="bars" read={read} />;
}

/** How much a person used the app (API-103). */
export function UserActivityChart({ userId, range }: UserDaysProps) {
  const read = useRead('/api/management/analytics/users/{id}/activity/by-date/{from}/{to}', { path: { id: userId, from: range.from, to: range.to } });
  const days = useMemo(() => daysOfRange(range), [range]);
  const series = useMemo(
    () => [{ id: 'activity', name: texts.activity.title, values: valuesByDay(read.data, days, ({ activityDate, count }) => ({ date: activityDate, count })) }],
    [read.data, days],
  );
  return <DayChart {...texts.activity} days={days} series={series} read={read} />;
}
