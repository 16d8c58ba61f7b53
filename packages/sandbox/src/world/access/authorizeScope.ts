import type { ScopeAuthorization } from '../../contract/operation.ts';
import { ProblemError } from '../../contract/problemError.ts';
import { isMember, scopeOf } from './scope.ts';

/**
 * Refuses a tenant that the caller doesn't belong to, or a role that they don't hold there (403).
 * A tenant alone is enough before a role is chosen (decisions-main 4).
 */
export const authorizeScope: ScopeAuthorization = (context) => {
  const { tenantId, roleId } = context.scope;
  if (roleId !== null) {
    scopeOf(context);
  } else if (tenantId !== null && !isMember(context.database, tenantId, context.caller.userId)) {
    throw new ProblemError(403, 'You do not belong to this tenant.');
  }
};
