import type { AnalyticsState } from './analyticsState.ts';

/** Which of the two tables, as written in the path (API-100). */
export type SnapshotKind = 'active' | 'inactive';

/** Parameters that a page of the table and its file share. */
export interface SnapshotQuestion {
  path: { nodeId: string; kind: SnapshotKind; from: string; to: string };
  query: { activityThreshold: number; daysThreshold?: number };
}

/** The node of a call: the chosen one, else the role's own, else 'all' (core §7). */
export const nodeAsked = (nodeId: string | null, ownNodeId: string | null): string => nodeId ?? ownNodeId ?? 'all';

/** Active people are requested with the minimum activity, inactive ones with 0 (API-101, API-102). */
export function snapshotQuestion(kind: SnapshotKind, { range, minimumActivity, minimumDays }: AnalyticsState, nodeId: string): SnapshotQuestion {
  return {
    path: { nodeId, kind, from: range.from, to: range.to },
    query: kind === 'active' ? { activityThreshold: minimumActivity, daysThreshold: minimumDays } : { activityThreshold: 0 },
  };
}
