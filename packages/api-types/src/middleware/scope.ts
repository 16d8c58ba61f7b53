import type { Middleware } from './middleware.ts';

/** The session, tenant and role of a request. */
export interface RequestScope {
  /** Tenant of the call; null before one is chosen. */
  tenantId: string | null;
  /** Role of the call; null before one is chosen. */
  roleId: string | null;
  /** Number of the session: a new one after every sign-out, so that a late response cannot revive the old session. */
  session: number;
}

/** Names of the two headers; a customer's host may use other names (decisions-main 1). */
export interface ScopeHeaderNames {
  role: string;
  tenant: string;
}

/** Names of the two headers by the specification's decisions. */
export const defaultHeaderNames: ScopeHeaderNames = { role: 'X-Role-Id', tenant: 'X-Tenant-Id' };

/**
 * Writes the role and the tenant into the headers. They are read immediately when the call is made, not when it
 * is sent, and the retry after a renewal keeps them: a call of tenant A never carries tenant B (faults D3, T02).
 */
export function scopeHeaders(getScope: () => RequestScope, names: ScopeHeaderNames): Middleware {
  return (next) => (request) => {
    const { tenantId, roleId } = getScope();
    if (tenantId !== null) request.headers.set(names.tenant, tenantId);
    if (roleId !== null) request.headers.set(names.role, roleId);
    return next(request);
  };
}
