import { paths } from '../ground/paths.ts';
import type { SessionState } from './sessionState.ts';
import type { RoleTypeName } from './workspace/workspaceTypes.ts';

/** The input of the guard. */
export interface Visit {
  session: SessionState;
  /** Path with query and fragment. */
  path: string;
  /** Lowest role that the route allows; undefined if every signed-in administrator may open it. */
  lowestRole?: RoleTypeName | undefined;
  /** Whether a Staff user may open it, too: Dashboard and the user's profile (decisions-core A12). */
  allowsStaff?: boolean | undefined;
  /** Whether the route only exists if the tenant has chat (content §6). */
  needsChat?: boolean | undefined;
  /** The state of the choice of tenant and role; the highest role in the chosen tenant once they are chosen. */
  workspace: { status: 'loading' | 'failed' | 'choosing' } | { status: 'ready'; highestRole: RoleTypeName; isChatEnabled: boolean };
  /** Name of the redirect query of `/select-role`. */
  redirectParameter: string;
}

/** The decision of the guard. */
export type Admission =
  | { kind: 'enter' }
  | { kind: 'wait' }
  /** The provider cannot be reached (A12). */
  | { kind: 'unreachable' }
  /** Go to the provider immediately, and return to the path. */
  | { kind: 'sign-in' }
  /** The session ended during work: show it on the sign-in page, and remember the path. */
  | { kind: 'ended' }
  | { kind: 'load-failed' }
  | { kind: 'go'; to: string };

const rank: Record<RoleTypeName, number> = { Staff: 0, OrganizationUnitAdmin: 1, SuperAdmin: 2 };

/** Decides whether a route may be opened, in the order of core §2 'Route guard behaviour'. */
export function admit({ session, path, lowestRole, allowsStaff, needsChat, workspace, redirectParameter }: Visit): Admission {
  if (session.status === 'starting' || session.status === 'leaving') return { kind: 'wait' };
  if (session.status === 'unreachable') return { kind: 'unreachable' };
  if (session.status === 'signed-out') return session.reason === 'none' ? { kind: 'sign-in' } : { kind: 'ended' };
  if (workspace.status !== 'ready') return withoutChoice(workspace.status, path, redirectParameter);
  const isExcluded = rank[workspace.highestRole] < rank[lowestRole ?? (allowsStaff ? 'Staff' : 'OrganizationUnitAdmin')];
  const isChatMissing = needsChat === true && !workspace.isChatEnabled;
  return isExcluded || isChatMissing ? { kind: 'go', to: paths.dashboard } : { kind: 'enter' };
}

function withoutChoice(status: 'loading' | 'failed' | 'choosing', path: string, redirectParameter: string): Admission {
  if (status === 'loading') return { kind: 'wait' };
  return status === 'failed' ? { kind: 'load-failed' } : { kind: 'go', to: selectRoleWith(path, redirectParameter) };
}

/** Address of the role choice that continues to a path afterwards. */
function selectRoleWith(path: string, redirectParameter: string): string {
  return `${paths.selectRole}?${redirectParameter}=${encodeURIComponent(path)}`;
}
