import { scopeFor } from '../../access/scope.ts';
import { countedTotal } from '../../database/countedTotal.ts';
import type { ContractHandlers } from '../contractHandlers.ts';
import { found } from '../results.ts';
import { activityHandlers } from './activityHandlers.ts';
import { personHandlers } from './personHandlers.ts';
import { topListHandlers } from './topListHandlers.ts';

/** Every analytics operation (core §7). */
export const analyticsHandlers: ContractHandlers = {
  ...activityHandlers,
  ...personHandlers,
  ...topListHandlers,

  // The dashboard's numbers cover the whole tenant for every caller.
  getTenantStats: (context) => {
    const { tenantId } = scopeFor(context, ['SuperAdmin', 'OrganizationUnitAdmin']);
    const count = (table: string): number => countedTotal(context.database, `SELECT count(*) FROM ${table} WHERE tenant_id = ?`, tenantId);
    return found({
      contentItemCount: count('content_items'),
      commentCount: count('comments'),
      userCount: count('tenant_members'),
      likeCount: count('likes'),
    });
  },
};
