import type { components } from '@noticeboard/api-types/schema';
import { useRead } from '../../api/useRead.ts';
import type { ComparedReads, CountOfRow } from './comparedReads.ts';
import { type Days, periodBefore } from './rangeDays.ts';
import { viewCount } from './viewRows.ts';

type Schemas = components['schemas'];

/** Whose numbers, of which days. */
export interface PersonQuestion {
  userId: string;
  range: Days;
  /** Whether the period before is requested as well. */
  isCompared: boolean;
}

const person = (id: string, { from, to }: Days) => ({ path: { id, from, to } });

/** Comments and likes that a person gave, by day (API-105). */
export function useInteractions({ userId, range, isCompared }: PersonQuestion): ComparedReads<Schemas['UserInteractionsDay']> {
  const path = '/api/management/analytics/users/{id}/interactions/by-date/{from}/{to}';
  const now = useRead(path, person(userId, range));
  const before = useRead(isCompared ? path : null, person(userId, periodBefore(range)));
  return { now, before: isCompared ? before : null };
}

/** How often a person published, by day (API-106). */
export function usePublications({ userId, range, isCompared }: PersonQuestion): ComparedReads<Schemas['UserPublicationsDay']> {
  const path = '/api/management/analytics/users/{id}/publications/by-date/{from}/{to}';
  const now = useRead(path, person(userId, range));
  const before = useRead(isCompared ? path : null, person(userId, periodBefore(range)));
  return { now, before: isCompared ? before : null };
}

/** How much a person used the app, by day (API-103). */
export function useUserActivity({ userId, range, isCompared }: PersonQuestion): ComparedReads<Schemas['UserActivityDay']> {
  const path = '/api/management/analytics/users/{id}/activity/by-date/{from}/{to}';
  const now = useRead(path, person(userId, range));
  const before = useRead(isCompared ? path : null, person(userId, periodBefore(range)));
  return { now, before: isCompared ? before : null };
}

/** What a person viewed, by day (API-104). */
export function useContentViews({ userId, range, isCompared }: PersonQuestion): ComparedReads<Schemas['UserContentViewsDay']> {
  const path = '/api/management/analytics/users/{id}/activity/content-views/by-date/{from}/{to}';
  const now = useRead(path, person(userId, range));
  const before = useRead(isCompared ? path : null, person(userId, periodBefore(range)));
  return { now, before: isCompared ? before : null };
}

/** Comments of one day, for a chart by day. */
export const commentsOfDay: CountOfRow<Schemas['UserInteractionsDay']> = ({ interactionDate, commentCount }) => ({ date: interactionDate, count: commentCount });
/** Likes of one day, for a chart by day. */
export const likesOfDay: CountOfRow<Schemas['UserInteractionsDay']> = ({ interactionDate, likeCount }) => ({ date: interactionDate, count: likeCount });
/** Publications of one day, for a chart by day. */
export const publicationsOfDay: CountOfRow<Schemas['UserPublicationsDay']> = ({ publicationDate, publicationCount }) => ({ date: publicationDate, count: publicationCount });
/** Uses of the app on one day, for a chart by day. */
export const activityOfDay: CountOfRow<Schemas['UserActivityDay']> = ({ activityDate, count }) => ({ date: activityDate, count });
/** Views of one day, of all items together, for a chart by day. */
export const viewsOfDay: CountOfRow<Schemas['UserContentViewsDay']> = (day) => ({ date: day.viewDate, count: viewCount(day) });
