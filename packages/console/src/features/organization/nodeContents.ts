import type { components } from '@noticeboard/api-types/schema';

type Schemas = components['schemas'];

/** How many hang on a node and on those below it; null where the host doesn't tell (decisions 14). */
export interface NodeContents {
  roles: number | null;
  published: number | null;
  scheduled: number | null;
}

/** A page of one item is asked for: its total is what counts. */
export const countedPage = { page: 0, size: 1 } as const;

interface Page<Row> {
  results?: readonly Row[] | null;
  totalElementCount?: number | null;
}

/** Roles on these nodes; unknown when there are more than one list holds. */
export function countRoles(list: Page<Schemas['Role']> | undefined, nodeIds: ReadonlySet<string>): number | null {
  if (list === undefined) return null;
  const roles = list.results ?? [];
  const isWhole = (list.totalElementCount ?? roles.length) <= roles.length;
  return isWhole ? roles.filter(({ organizationNodeId }) => organizationNodeId !== null && nodeIds.has(organizationNodeId)).length : null;
}

/** Published items: the host's total or, from a host that ignores the question and answers everything, counted here (decisions 6). */
export function countPublished(list: Page<Schemas['PublishedItem']> | undefined, nodeIds: ReadonlySet<string>): number | null {
  if (list === undefined) return null;
  const rows = list.results ?? [];
  if (isAnswerOfPage(rows)) return list.totalElementCount ?? rows.length;
  return rows.filter(({ isPublished, organizationNodeId }) => isPublished && organizationNodeId !== null && nodeIds.has(organizationNodeId)).length;
}

/** Scheduled items: the host's total; a host that answers everything doesn't say which wait for a date. */
export function countScheduled(list: Page<Schemas['PublishedItem']> | undefined): number | null {
  if (list === undefined) return null;
  const rows = list.results ?? [];
  return isAnswerOfPage(rows) ? (list.totalElementCount ?? rows.length) : null;
}

const isAnswerOfPage = (rows: readonly unknown[]) => rows.length <= countedPage.size;
