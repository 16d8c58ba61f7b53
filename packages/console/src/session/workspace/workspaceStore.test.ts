import { createConsoleClient } from '@noticeboard/api-types';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../ground/testing/memoryStorage.ts';
import { createChoiceMemory } from './rememberedChoice.ts';
import { createWorkspaceStore } from './workspaceStore.ts';

const harbour = { id: 'harbour', name: 'Harbour Care' };
const prairie = { id: 'prairie', name: 'Prairie Homes' };
const superRole = { id: 'super', name: 'Super administrator' };
const unitRole = { id: 'unit', name: 'Unit administrator' };

interface Host {
  tenants: object[];
  roles: Record<string, object[]>;
  /** @default none, so that every role counts as Staff */
  roleTypes?: object[];
  /** Responses in place of the lists. */
  fault?: ((path: string, tenant: string | null) => Promise<Response> | undefined) | undefined;
}

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

/** A store with a host that can be changed, and a memory that can be passed to another store. */
function storeBefore(host: Host, { tab = memoryStorage(), device = memoryStorage() } = {}) {
  const session = { epoch: 1, subject: 'u1' as string | undefined };
  const asked: string[] = [];
  const store = createWorkspaceStore({
    clientFor: (scope) =>
      createConsoleClient({
        baseUrl: 'https://api.example.com',
        getAccessToken: () => 'token',
        getScope: () => ({ ...scope, session: 1 }),
        onUnauthorized: () => Promise.resolve(false),
        fetch: async (request) => {
          const { pathname } = new URL(request.url);
          const tenant = request.headers.get('X-Tenant-Id');
          asked.push(tenant === null ? pathname : `${pathname} of ${tenant}`);
          const faulty = host.fault?.(pathname, tenant);
          if (faulty !== undefined) return faulty;
          if (pathname === '/api/users/me/tenants') return json(host.tenants);
          if (pathname === '/api/types/roles') return json(host.roleTypes ?? []);
          return json({ id: 'u1', name: 'Ana', roles: host.roles[tenant ?? ''] ?? [] });
        },
      }),
    memory: createChoiceMemory(tab, device),
    subject: () => session.subject,
    epoch: () => session.epoch,
  });
  return { store, asked, session, tab, device };
}

const both: Host = { tenants: [harbour, prairie], roles: { harbour: [superRole, unitRole], prairie: [superRole] } };

const chosen = ({ store }: ReturnType<typeof storeBefore>) => {
  const state = store.state.read();
  return state.status === 'ready' ? [state.workspace.tenant.id, state.workspace.role.id] : state.status;
};

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('The choice of tenant and role', () => {
  test('Tenant and role are chosen automatically when there is one of each', async () => {
    const world = storeBefore({ tenants: [prairie], roles: { prairie: [superRole] } });
    await world.store.load();
    expect(chosen(world)).toEqual(['prairie', 'super']);
  });

  test('Tenant and role are asked for step by step when there are several', async () => {
    const world = storeBefore(both);
    await world.store.load();
    expect(world.store.state.read()).toMatchObject({ status: 'choosing', choice: { tenant: null, profile: null }, notice: null });
    await world.store.chooseTenant('harbour');
    expect(world.store.state.read()).toMatchObject({ status: 'choosing', choice: { tenant: { id: 'harbour' } } });
    world.store.chooseRole('unit');
    expect(chosen(world)).toEqual(['harbour', 'unit']);
  });

  test("decisions-main 4: the roles of the chosen tenant alone count, requested under that tenant's header", async () => {
    const world = storeBefore(both);
    await world.store.load();
    await world.store.chooseTenant('prairie');
    expect(chosen(world)).toEqual(['prairie', 'super']);
    expect(world.asked.filter((call) => call.startsWith('/api/users/me of'))).toEqual(['/api/users/me of prairie']);
  });

  test('A role that the user does not have cannot be chosen', async () => {
    const world = storeBefore(both);
    await world.store.load();
    await world.store.chooseTenant('harbour');
    world.store.chooseRole('somebody else’s');
    expect(chosen(world)).toBe('choosing');
  });

  test('ERR-36: a unit administrator’s role without its node is only reported, and the user stays with the choice', async () => {
    const report = vi.spyOn(console, 'error').mockReturnValue();
    const lost = { id: 'lost', name: 'Administrator of nothing', roleTypeId: 'unit-type', organizationNodeId: null };
    const world = storeBefore({ tenants: [harbour], roles: { harbour: [lost] }, roleTypes: [{ id: 'unit-type', name: 'OrganizationUnitAdmin' }] });
    await world.store.load();
    expect(chosen(world)).toBe('choosing');
    report.mockClear();
    expect(world.store.chooseRole('lost')).toBe(false);
    expect(chosen(world)).toBe('choosing');
    expect(report.mock.calls).toEqual([['Critical: role lost was chosen, but its organization node is missing.']]);
  });

  test('ERR-36: choosing a role without its node, while acting in another one, changes nothing', async () => {
    const report = vi.spyOn(console, 'error').mockReturnValue();
    const lost = { id: 'lost', name: 'Administrator of nothing', roleTypeId: 'unit-type', organizationNodeId: null };
    const world = storeBefore({ tenants: [harbour], roles: { harbour: [superRole, lost] }, roleTypes: [{ id: 'unit-type', name: 'OrganizationUnitAdmin' }] });
    await world.store.load();
    expect(world.store.chooseRole('super')).toBe(true);
    expect(world.store.isChoosable('lost')).toBe(false);
    expect(world.store.chooseRole('lost')).toBe(false);
    expect(chosen(world)).toEqual(['harbour', 'super']);
    expect(report).toHaveBeenCalledTimes(2);
  });

  test('ERR-35: a missing profile of the user is only reported', async () => {
    const report = vi.spyOn(console, 'error').mockReturnValue();
    const world = storeBefore(both);
    await world.store.load();
    world.store.chooseRole('unit');
    expect(chosen(world)).toBe('choosing');
    expect(report.mock.calls).toEqual([['Critical: role unit was chosen, but the user is missing.']]);
  });

  test('Tenant and role take over what was changed in this tenant, and nothing in another', async () => {
    const world = storeBefore(both);
    await world.store.load();
    await world.store.chooseTenant('prairie');
    world.store.noteTenant({ id: 'prairie', name: 'Prairie', isChatEnabled: false });
    world.store.noteTenant({ id: 'harbour', name: 'Harbour' });
    expect(world.store.state.read()).toMatchObject({
      status: 'ready',
      workspace: { tenant: { id: 'prairie', name: 'Prairie', isChatEnabled: false }, tenants: [{ name: 'Harbour' }, { name: 'Prairie' }], role: { id: 'super' } },
    });
  });

  test('Tenant and role are revalidated in the background: what others changed in the tenant and the user is taken over', async () => {
    const host: Host = { tenants: [harbour], roles: { harbour: [superRole] } };
    const world = storeBefore(host);
    await world.store.load();
    const before = world.store.state.read();
    await world.store.refresh();
    expect(world.store.state.read(), 'nothing has changed').toBe(before);
    host.tenants = [{ ...harbour, tenantThemeId: 'red' }];
    await world.store.refresh();
    expect(world.store.state.read()).toMatchObject({ status: 'ready', workspace: { tenant: { tenantThemeId: 'red' }, role: { id: 'super' } } });
  });

  test('Tenant and role keep what was changed here during revalidation', async () => {
    const host: Host = { tenants: [harbour], roles: { harbour: [superRole] } };
    const world = storeBefore(host);
    await world.store.load();
    const looking = world.store.refresh();
    world.store.noteTenant({ id: 'harbour', tenantThemeId: 'green' });
    await looking;
    expect(world.store.state.read()).toMatchObject({ workspace: { tenant: { tenantThemeId: 'green' } } });
  });

  test('The page stays while the roles of a tenant are loading, and the tenants are not read again', async () => {
    const world = storeBefore(both);
    await world.store.load();
    const asked = world.asked.length;
    const choosing = world.store.chooseTenant('harbour');
    expect(world.store.state.read()).toMatchObject({ status: 'choosing', choice: { tenant: { id: 'harbour' }, profile: null }, isLoading: true });
    await choosing;
    expect(world.asked.slice(asked)).toEqual(['/api/users/me of harbour']);
    expect(world.store.state.read()).toMatchObject({ status: 'choosing', choice: { tenant: { id: 'harbour' } } });
    expect(world.store.state.read()).not.toHaveProperty('isLoading');
  });

  test('A node\'s new name reaches the roles at it; without any, subscribers are not called', async () => {
    const north = { ...unitRole, organizationNodeId: 'north', organizationNodeName: 'North Region' };
    const world = storeBefore({ tenants: [harbour], roles: { harbour: [superRole, north] } });
    await world.store.load();
    world.store.chooseRole('unit');
    const seen: unknown[] = [];
    world.store.state.subscribe(() => seen.push(world.store.state.read()));
    world.store.noteNode({ id: 'south', name: 'South' });
    world.store.noteNode({ id: 'north', name: 'North Region' });
    expect(seen).toEqual([]);
    world.store.noteNode({ id: 'north', name: 'Northern Region' });
    expect(seen).toMatchObject([{ status: 'ready', workspace: { profile: { roles: [{ id: 'super' }, { organizationNodeName: 'Northern Region' }] }, role: { id: 'unit', organizationNodeName: 'Northern Region' } } }]);
  });

  test('The choice of tenant and role takes over the name and the picture that the user changed, and nothing of someone else', async () => {
    const world = storeBefore({ tenants: [harbour], roles: { harbour: [superRole] } });
    await world.store.load();
    const seen: unknown[] = [];
    world.store.state.subscribe(() => seen.push(world.store.state.read()));
    world.store.noteProfile({ id: 'u2', name: 'Bo', avatar: null });
    world.store.noteProfile({ id: 'u1', name: 'Ana', avatar: null });
    expect(seen).toEqual([]);
    world.store.noteProfile({ id: 'u1', name: 'Ana Maria', avatar: 'a.png' });
    expect(seen).toMatchObject([{ status: 'ready', workspace: { profile: { name: 'Ana Maria', avatar: 'a.png', roles: [{ id: 'super' }] }, role: { id: 'super' } } }]);
  });

  test('The choice of tenant and role fails when the host does not respond, and can be loaded again', async () => {
    const host: Host = { ...both, fault: () => Promise.resolve(json({}, 503)) };
    const world = storeBefore(host);
    await world.store.load();
    expect(chosen(world)).toBe('failed');
    host.fault = undefined;
    await world.store.load();
    expect(chosen(world)).toBe('choosing');
  });

  test('N06: a choice of tenant and role whose wait was ended counts as failed, and its late response changes nothing', async () => {
    const late = Promise.withResolvers<Response>();
    const world = storeBefore({ ...both, fault: (path) => (path.endsWith('/tenants') ? late.promise : undefined) });
    const loading = world.store.load();
    world.store.stopLoading();
    expect(world.store.state.read()).toMatchObject({ status: 'failed', error: { name: 'CancelledError' } });
    late.resolve(json([prairie]));
    await loading;
    expect(chosen(world)).toBe('failed');
  });
});

describe('The remembered choice', () => {
  test('The remembered choice is restored after a reload', async () => {
    const before = storeBefore(both);
    await before.store.load();
    await before.store.chooseTenant('harbour');
    before.store.chooseRole('unit');
    const after = storeBefore(both, before);
    await after.store.load();
    expect(chosen(after)).toEqual(['harbour', 'unit']);
  });

  test('T04: the remembered choice stays with its tab, whatever another tab chose later', async () => {
    const [tab, otherTab, device] = [memoryStorage(), memoryStorage(), memoryStorage()];
    const first = storeBefore(both, { tab, device });
    await first.store.load();
    await first.store.chooseTenant('prairie');
    const second = storeBefore(both, { tab: otherTab, device });
    await second.store.chooseTenant('harbour');
    second.store.chooseRole('super');
    const reloaded = storeBefore(both, { tab, device });
    await reloaded.store.load();
    expect(chosen(reloaded)).toEqual(['prairie', 'super']);
  });

  test('T04: a tab that is opened from another one begins where that one is, whatever a third chose later', async () => {
    const device = memoryStorage();
    const used = storeBefore(both, { device });
    await used.store.load();
    await used.store.chooseTenant('prairie');
    const elsewhere = storeBefore(both, { device });
    await elsewhere.store.chooseTenant('harbour');
    elsewhere.store.chooseRole('super');
    used.store.noteUse();
    const opened = storeBefore(both, { device });
    await opened.store.load();
    expect(chosen(opened)).toEqual(['prairie', 'super']);
  });

  test('The remembered choice of another person is not restored', async () => {
    const before = storeBefore(both);
    await before.store.load();
    await before.store.chooseTenant('prairie');
    const after = storeBefore(both, before);
    after.session.subject = 'u2';
    await after.store.load();
    expect(chosen(after)).toBe('choosing');
  });

  test('The remembered choice of a tenant that the user no longer has opens the choice, though the host refuses it', async () => {
    const before = storeBefore(both);
    await before.store.load();
    await before.store.chooseTenant('harbour');
    before.store.chooseRole('super');
    const host: Host = { ...both, tenants: [prairie], fault: (_, tenant) => (tenant === 'harbour' ? Promise.resolve(json({}, 403)) : undefined) };
    const after = storeBefore(host, before);
    await after.store.load();
    expect(chosen(after)).toEqual(['prairie', 'super']);
  });

  test.each([
    ['an explicit sign-out', true, null],
    ['an expiry', false, expect.stringContaining('prairie') as unknown],
  ])('The remembered choice after a reload: %s', async (_, forgets, kept) => {
    const world = storeBefore(both);
    await world.store.load();
    await world.store.chooseTenant('prairie');
    world.store.clear(forgets);
    expect(world.tab.read('noticeboard.choice')).toEqual(kept);
    expect(chosen(world)).toBe('loading');
  });
});

describe('Late responses', () => {
  test('T01: a late response for a tenant that was left is dropped', async () => {
    const late = Promise.withResolvers<Response>();
    const world = storeBefore({ ...both, fault: (path, tenant) => (path === '/api/users/me' && tenant === 'harbour' ? late.promise : undefined) });
    const left = world.store.chooseTenant('harbour');
    await world.store.chooseTenant('prairie');
    late.resolve(json({ id: 'u1', name: 'Ana', roles: [superRole] }));
    await left;
    expect(chosen(world)).toEqual(['prairie', 'super']);
  });

  test('A late response for a session that ended is dropped', async () => {
    const world = storeBefore({ tenants: [prairie], roles: { prairie: [superRole] } });
    const loading = world.store.load();
    world.session.epoch = 2;
    await loading;
    expect(chosen(world)).toBe('loading');
  });
});

describe('T07: Checking the rights after a refusal', () => {
  async function inHarbour(host: Host) {
    const world = storeBefore(host);
    await world.store.load();
    await world.store.chooseTenant('harbour');
    world.store.chooseRole('unit');
    return world;
  }

  test('T07: checking the rights after a refusal changes nothing while they are the same', async () => {
    const world = await inHarbour({ ...both });
    const before = world.store.state.read();
    await world.store.lookAgain();
    expect(world.store.state.read()).toBe(before);
  });

  test('T07: checking the rights after a refusal opens the choice, with a notice, when the role is gone, even with one role left', async () => {
    const host: Host = { ...both, roles: { ...both.roles } };
    const world = await inHarbour(host);
    host.roles['harbour'] = [superRole];
    await world.store.lookAgain();
    expect(world.store.state.read()).toMatchObject({ status: 'choosing', notice: 'access-changed' });
  });

  test('T07: the rights are checked once for many refusals', async () => {
    const world = await inHarbour({ ...both });
    const before = world.asked.length;
    await Promise.all(Array.from({ length: 20 }, () => world.store.lookAgain()));
    expect(world.asked.length - before).toBe(3);
  });

  test('T07: checking the rights keeps the work on screen when the host does not respond', async () => {
    const host: Host = { ...both };
    const world = await inHarbour(host);
    host.fault = () => Promise.resolve(json({}, 503));
    await world.store.lookAgain();
    expect(chosen(world)).toEqual(['harbour', 'unit']);
  });
});
