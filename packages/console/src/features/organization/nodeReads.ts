import type { ReadPath } from '../../api/readKey.ts';

/** Reads that show nodes: outdated after any change of the tree. */
export const nodeReads = [
  '/api/management/organization-nodes/root',
  '/api/management/organization-nodes/root/descendants',
  '/api/organization-nodes',
  '/api/organization-nodes/{id}',
] as const satisfies readonly ReadPath[];

/** Reads that are outdated after a deletion. */
export const readsOfDeletion = [
  ...nodeReads,
  '/api/management/roles/{from}/{count}',
  '/api/tenant/all-published-items',
  '/api/management/analytics/tenant/stats',
] as const satisfies readonly ReadPath[];
