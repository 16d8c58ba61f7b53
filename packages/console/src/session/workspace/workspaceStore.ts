import type { ConsoleClient } from '@noticeboard/api-types';
import { ApiError } from '@noticeboard/api-types/problem';
import { CancelledError } from '../../ground/cancelled.ts';
import { createStore, type Store } from '../../ground/createStore.ts';
import { profileIn, roleTypesIn, tenantsIn } from './readAnswers.ts';
import type { ChoiceMemory } from './rememberedChoice.ts';
import { reportMissing } from './reportMissing.ts';
import { lacksNode, roleTypeOf } from './roleRank.ts';
import type { Profile, RememberedChoice, Role, RoleType, Tenant, Workspace, WorkspaceState } from './workspaceTypes.ts';

/** Shortest time between two checks of the user's rights, in milliseconds: many refusals cause one check (T07). */
const quietTime = 5_000;

/** The parts of the choice of tenant and role. */
export interface WorkspaceParts {
  /** A client that calls under exactly this tenant and role. */
  clientFor: (scope: { tenantId: string | null; roleId: string | null }) => ConsoleClient;
  memory: ChoiceMemory;
  /** Who is signed in; undefined when nobody is. */
  subject: () => string | undefined;
  /** Number of the session; a late response of an earlier one is dropped. */
  epoch: () => number;
}

/** The user's tenants and roles, and the choice among them. */
export interface WorkspaceStore {
  state: Store<WorkspaceState>;
  /** The choice that `load` takes if it is still available; undefined for none. */
  recall: () => RememberedChoice | undefined;
  /** Loads the choices and takes the remembered or only one. */
  load: () => Promise<void>;
  /** Stops waiting for what is being loaded; the choice then counts as failed, to be loaded again (N06). */
  stopLoading: () => void;
  chooseTenant: (tenantId: string) => Promise<void>;
  /** Whether a role can be used; if not, the reason is logged to the browser's console (`ERR-36`). */
  isChoosable: (roleId: string) => boolean;
  /** Chooses a role. One that can't be used changes nothing and returns false: the user stays (decisions-core A74). */
  chooseRole: (roleId: string) => boolean;
  /** Applies changes of one of the user's tenants: the navigation and the colours follow immediately (`SET`). */
  noteTenant: (tenant: Pick<Tenant, 'id'> & Partial<Tenant>) => void;
  /** Applies the user's changes of themselves: the top bar follows immediately (`PROF`). Roles stay as they are. */
  noteProfile: (changed: Pick<Profile, 'id' | 'name' | 'avatar'>) => void;
  /** Applies a node's new name: the role selector follows immediately. */
  noteNode: (node: { id: string; name: string }) => void;
  /** A call was refused: have the user's rights changed? Asks the host at most every five seconds (T07). */
  lookAgain: () => Promise<void>;
  /** Reads tenant and profile again in the background: they may have changed elsewhere. Local updates made in the meantime win. */
  refresh: () => Promise<void>;
  /** The user came to this tab: tabs opened from it begin with its choice, not with that of the tab left last (T04, ADR 0196). */
  noteUse: () => void;
  /** Drops everything at the end of a session; an explicit sign-out also removes what was remembered. */
  clear: (forgetsChoice: boolean) => void;
}

/** Creates the store from 'signed in' to 'tenant and role chosen' (core §1, decisions-main 4). */
export function createWorkspaceStore({ clientFor, memory, subject, epoch }: WorkspaceParts): WorkspaceStore {
  const state = createStore<WorkspaceState>({ status: 'loading' });
  let lastLook = -Infinity;
  let run = 0;
  /** Counts local updates: the response to an earlier request must not revert them. */
  let notes = 0;

  const ask = clientFor({ tenantId: null, roleId: null });
  const loadTenants = async () => tenantsIn((await ask.GET('/api/users/me/tenants')).data);
  const loadRoleTypes = async () => roleTypesIn((await ask.GET('/api/types/roles')).data);
  const loadProfile = async (tenantId: string) => profileIn((await clientFor({ tenantId, roleId: null }).GET('/api/users/me')).data);

  /** Runs a load; one that another load or another session has overtaken has no effect. */
  async function settle(load: () => Promise<WorkspaceState>): Promise<void> {
    run += 1;
    const [started, session] = [run, epoch()];
    let next: WorkspaceState;
    try {
      next = await load();
    } catch (error) {
      next = { status: 'failed', error };
    }
    if (run !== started || epoch() !== session) return;
    if (next.status === 'ready') remember(next.workspace);
    state.write(next);
  }

  function remember({ tenant, role, roleTypes }: Workspace): void {
    const user = subject();
    if (user !== undefined) memory.remember({ subject: user, tenantId: tenant.id, roleId: role.id, roleType: roleTypeOf(role, roleTypes) });
  }

  function recall(): RememberedChoice | undefined {
    const user = subject();
    return user === undefined ? undefined : memory.recall(user);
  }

  async function stateFor(tenantId: string | null, roleId: string | null, notice: 'access-changed' | null = null): Promise<WorkspaceState> {
    // Requested together with the tenants; a remembered tenant that the user no longer has may be refused.
    const early = tenantId === null ? undefined : loadProfile(tenantId).catch((error: unknown) => ({ error }));
    const [tenants, roleTypes] = await Promise.all([loadTenants(), loadRoleTypes()]);
    const tenant = tenants.find(({ id }) => id === tenantId) ?? (tenants.length === 1 ? tenants[0] : undefined);
    if (tenant === undefined) return { status: 'choosing', choice: { tenants, roleTypes, tenant: null, profile: null }, notice };
    const loaded = tenant.id === tenantId && early !== undefined ? await early : await loadProfile(tenant.id);
    if ('error' in loaded) throw loaded.error;
    return withRole({ tenants, roleTypes, tenant, profile: loaded }, roleId, notice);
  }

  function withRole(
    known: Omit<Workspace, 'role'>,
    roleId: string | null,
    notice: 'access-changed' | null,
  ): WorkspaceState {
    const { roles } = known.profile;
    const role = roles.find(({ id }) => id === roleId) ?? (roles.length === 1 && notice === null ? roles[0] : undefined);
    if (role === undefined || isUnfit(role, known.roleTypes)) return { status: 'choosing', choice: known, notice };
    return { status: 'ready', workspace: { ...known, role } };
  }

  /** The current workspace in another role; undefined when that role can't be used. */
  function workspaceWith(roleId: string): Workspace | undefined {
    const now = state.read();
    const known = now.status === 'ready' ? now.workspace : now.status === 'choosing' ? now.choice : undefined;
    if (known !== undefined && !known.profile) reportMissing('user', roleId);
    const role = known?.profile?.roles.find(({ id }) => id === roleId);
    if (!known?.tenant || !known.profile || role === undefined || isUnfit(role, known.roleTypes)) return undefined;
    return { tenants: known.tenants, roleTypes: known.roleTypes, tenant: known.tenant, profile: known.profile, role };
  }

  function isUnfit(role: Role, roleTypes: readonly RoleType[]): boolean {
    const isWithoutNode = lacksNode(role, roleTypes);
    if (isWithoutNode) reportMissing('organization node', role.id);
    return isWithoutNode;
  }

  async function lookAgain(): Promise<void> {
    const now = state.read();
    if (now.status !== 'ready' || Date.now() - lastLook < quietTime) return;
    lastLook = Date.now();
    const { tenant, role } = now.workspace;
    await settle(async () => {
      try {
        const next = await stateFor(tenant.id, role.id, 'access-changed');
        // Local updates made in the meantime win: a reverted theme must not return with the response.
        return next.status === 'ready' && isSameAccess(now.workspace, next.workspace) ? state.read() : next;
      } catch (error) {
        // The host doesn't respond about rights just now: no change is known.
        return error instanceof ApiError && error.status === 403 ? { ...(await stateFor(null, null, 'access-changed')) } : state.read();
      }
    });
  }

  async function refresh(): Promise<void> {
    const now = state.read();
    if (now.status !== 'ready') return;
    const started = [run, notes, epoch()].join();
    const { tenant, role } = now.workspace;
    const answers = await Promise.all([loadTenants(), loadProfile(tenant.id)]).catch(() => undefined);
    if (answers === undefined || [run, notes, epoch()].join() !== started) return;
    const [tenants, profile] = answers;
    const found = { tenant: tenants.find(({ id }) => id === tenant.id), role: profile.roles.find(({ id }) => id === role.id) };
    if (found.tenant === undefined || found.role === undefined) return lookAgain();
    const workspace = { ...now.workspace, tenants, profile, tenant: found.tenant, role: found.role };
    if (JSON.stringify(workspace) !== JSON.stringify(now.workspace)) state.write({ status: 'ready', workspace });
  }

  return {
    state,
    recall,
    load: () => {
      state.write({ status: 'loading' });
      const remembered = recall();
      return settle(() => stateFor(remembered?.tenantId ?? null, remembered?.roleId ?? null));
    },
    stopLoading: () => {
      const now = state.read();
      if (now.status !== 'loading' && !(now.status === 'choosing' && now.isLoading)) return;
      run += 1;
      state.write({ status: 'failed', error: new CancelledError() });
    },
    chooseTenant: (tenantId) => {
      const now = state.read();
      const tenant = now.status === 'choosing' ? now.choice.tenants.find(({ id }) => id === tenantId) : undefined;
      if (now.status !== 'choosing' || tenant === undefined) {
        state.write({ status: 'loading' });
        return settle(async () => {
          // The page drops the previous tenant before anything is requested for the other one.
          await Promise.resolve();
          return stateFor(tenantId, null);
        });
      }
      // The page of the choice stays mounted, with its focus.
      const choice = { ...now.choice, tenant, profile: null };
      state.write({ ...now, choice, isLoading: true });
      return settle(async () => withRole({ ...choice, profile: await loadProfile(tenantId) }, null, null));
    },
    isChoosable: (roleId) => workspaceWith(roleId) !== undefined,
    chooseRole: (roleId) => {
      const workspace = workspaceWith(roleId);
      if (workspace === undefined) return false;
      run += 1;
      remember(workspace);
      state.write({ status: 'ready', workspace });
      return true;
    },
    noteProfile: ({ id, name, avatar }) => {
      notes += 1;
      const now = state.read();
      if (now.status !== 'ready') return;
      const { profile } = now.workspace;
      if (profile.id !== id || (profile.name === name && profile.avatar === avatar)) return;
      state.write({ ...now, workspace: { ...now.workspace, profile: { ...profile, name, avatar } } });
    },
    noteTenant: (changed) => {
      notes += 1;
      const now = state.read();
      if (now.status !== 'ready') return;
      const { workspace } = now;
      const changedIn = (tenant: Tenant): Tenant => (tenant.id === changed.id ? { ...tenant, ...changed } : tenant);
      state.write({ status: 'ready', workspace: { ...workspace, tenants: workspace.tenants.map(changedIn), tenant: changedIn(workspace.tenant) } });
    },
    noteNode: ({ id, name }) => {
      notes += 1;
      const now = state.read();
      if (now.status !== 'ready') return;
      const { profile, role } = now.workspace;
      const isRenamed = (each: Role) => each.organizationNodeId === id && each.organizationNodeName !== name;
      if (!profile.roles.some(isRenamed)) return;
      const renamed = (each: Role): Role => (isRenamed(each) ? { ...each, organizationNodeName: name } : each);
      state.write({ ...now, workspace: { ...now.workspace, profile: { ...profile, roles: profile.roles.map(renamed) }, role: renamed(role) } });
    },
    lookAgain,
    refresh,
    noteUse: () => {
      const now = state.read();
      if (now.status === 'ready') remember(now.workspace);
    },
    clear: (forgetsChoice) => {
      run += 1;
      if (forgetsChoice) memory.forget();
      state.write({ status: 'loading' });
    },
  };
}

function isSameAccess(first: Workspace, second: Workspace): boolean {
  return JSON.stringify([first.role, first.profile.roles]) === JSON.stringify([second.role, second.profile.roles]);
}
