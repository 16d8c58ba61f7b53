import type { ReadsFirst } from '../../api/readsFirst.ts';

/** The dashboard's first reads. The chart of a super administrator counts the root node, which is read before its days. */
export const readsOfDashboard: ReadsFirst = ({ questions, actingRole }) => [
  { question: questions.read('/api/management/analytics/tenant/stats', undefined) },
  ...(actingRole === 'SuperAdmin' ? [{ question: questions.read('/api/management/organization-nodes/root', undefined) }] : []),
];
