import type { components } from '@noticeboard/api-types/schema';
import { roleTypeOf } from '../../session/workspace/roleRank.ts';

type Schemas = components['schemas'];

/** How many belong to a node and those below it; null where the host doesn't say (decisions-main 14). */
export interface NodeContents {
  /** Roles that are deleted with it. */
  roles: number | null;
  /** Roles of super administrators: they are kept and lose their node. */
  staying: number | null;
  published: number | null;
  scheduled: number | null;
}

/** Requests a page of one item, since only its total is needed. */
export const countedPage = { page: 0, size: 1 } as const;

interface Page<Row> {
  results?: readonly Row[] | null;
  totalElementCount?: number | null;
}

/** Roles on these nodes, those of super administrators separately; unknown when there are more than one list holds. */
export function countRoles(list: Page<Schemas['Role']> | undefined, nodeIds: ReadonlySet<string>, roleTypes: readonly Schemas['RoleType'][]): Pick<NodeContents, 'roles' | 'staying'> {
  const roles = list?.results ?? [];
  const isWhole = list !== undefined && (list.totalElementCount ?? roles.length) <= roles.length;
  if (!isWhole) return { roles: null, staying: null };
  const there = roles.filter(({ organizationNodeId }) => organizationNodeId !== null && nodeIds.has(organizationNodeId));
  const staying = there.filter((role) => roleTypeOf(role, roleTypes) === 'SuperAdmin').length;
  return { roles: there.length - staying, staying };
}

/** Whether anything is lost with the node; what could not be counted may be. */
export const isAnythingLost = ({ roles, published, scheduled }: NodeContents): boolean => [roles, published, scheduled].some((count) => count !== 0);

/** Published items: the host's total or, from a host that ignores the filter and returns everything, counted here (decisions-main 6). */
export function countPublished(list: Page<Schemas['PublishedItem']> | undefined, nodeIds: ReadonlySet<string>): number | null {
  if (list === undefined) return null;
  const rows = list.results ?? [];
  if (isAnswerOfPage(rows)) return list.totalElementCount ?? rows.length;
  return rows.filter(({ isPublished, organizationNodeId }) => isPublished && organizationNodeId !== null && nodeIds.has(organizationNodeId)).length;
}

/** Scheduled items: the host's total; a host that returns everything doesn't say which ones are scheduled. */
export function countScheduled(list: Page<Schemas['PublishedItem']> | undefined): number | null {
  if (list === undefined) return null;
  const rows = list.results ?? [];
  return isAnswerOfPage(rows) ? (list.totalElementCount ?? rows.length) : null;
}

const isAnswerOfPage = (rows: readonly unknown[]) => rows.length <= countedPage.size;
