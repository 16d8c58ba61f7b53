import type { Account } from '../harness/accounts.ts';
import { expect, test } from '../harness/test.ts';
import { type ContractOperation, contractOperations } from './contractOperations.ts';
import { Host, type Identity } from './host.ts';
import { identityOf } from './identityOf.ts';
import { callOf } from './operationCalls.ts';
import { callers, operationTable, outcomes, pictureTable } from './operationTable.ts';
import { findTargets } from './targets.ts';
import { aPicture } from './uploadBodies.ts';

const operations = contractOperations();

test('every operation of the contract is in the access table', () => {
  const listed = operations.map(({ id }) => id);
  const isKnown = (id: string) => operationTable.has(id) || id in pictureTable;
  expect(listed.filter((id) => !isKnown(id)), 'missing from the table').toEqual([]);
  expect([...operationTable.keys()].filter((id) => !listed.includes(id)), 'not in the contract any more').toEqual([]);
  expect(listed.length).toBeGreaterThan(200);
});

test('the host lets each account do what the access table says, and nothing else', async ({ allow, browser, world }) => {
  // The walk makes the same calls as each person in turn.
  allow.repeatedWrites = true;
  allow.storms = true;
  test.setTimeout(240_000);
  const host = new Host(world.api);
  const identities = {} as Record<Account, Identity>;
  for (const account of ['super', 'solo', 'new', 'unit', 'staff'] as const) identities[account] = await identityOf(browser, world.console, account);
  const byId = new Map(operations.map((operation) => [operation.id, operation]));

  for (const caller of callers) {
    await test.step(caller, async () => {
      await world.control.resetData();
      const { inside, outside } = await findTargets(host, identities.super, identities.unit);
      const identity = identities[caller === 'unitOutside' ? 'unit' : caller];
      const differences: string[] = [];
      const skipped: string[] = [];
      for (const [id, expected] of operationTable) {
        const call = callOf(byId.get(id) as ContractOperation, caller === 'unitOutside' ? outside : inside, caller);
        if (call === undefined) skipped.push(id);
        else {
          const response = await host.call(identity, call.method, call.path, call.body);
          const message = (await response.text()).slice(0, 200);
          const isExpected = (outcomes[expected[caller]] as readonly number[]).includes(response.status);
          if (!isExpected) differences.push(`${id} is ${expected[caller]} in the table, the host answers ${response.status}: ${message}`);
        }
      }
      expect.soft(differences, `what ${caller} may do`).toEqual([]);
      expect.soft(skipped, `what ${caller} has nothing to try with`).toEqual([]);
    });
  }
});

test('pictures are shown to those whom the access table names, and to nobody without a token', async ({ allow, browser, world }) => {
  allow.repeatedWrites = true;
  test.slow();
  const host = new Host(world.api);
  const accounts = Object.keys(pictureTable.getAvatarFile) as Account[];
  const identities = {} as Record<Account, Identity>;
  for (const account of accounts) identities[account] = await identityOf(browser, world.console, account);
  const { avatar } = await host.read<{ avatar: string }>(identities.unit, '/api/users/me/avatar', aPicture());
  const { logo } = await host.read<{ logo: string }>(identities.super, '/api/management/tenant/logo', aPicture());
  for (const [id, folder, name] of [
    ['getAvatarFile', 'users/avatars', avatar],
    ['getTenantLogo', 'tenant/logos', logo],
  ] as const) {
    for (const account of accounts) {
      const read = async (file: string) => (await host.call(identities[account], 'GET', `/api/${folder}/${file}`)).status;
      expect.soft(outcomes[pictureTable[id][account]], `${id} of ${account}`).toContain(await read(name));
      for (const file of ['nobody.png', '..%2f..%2fusers%2fme', '%2e%2e', `${name}%00`]) expect.soft([400, 404], `${file} of ${account}`).toContain(await read(file));
    }
    expect.soft((await fetch(`${world.api}/api/${folder}/${name}`)).status, `${id} of nobody`).toBe(401);
  }
});

test('lists show a unit administrator only what belongs to the own nodes and grants', async ({ browser, world }) => {
  const host = new Host(world.api);
  const owner = await identityOf(browser, world.console, 'super');
  const unit = await identityOf(browser, world.console, 'unit');
  const { inside, outside } = await findTargets(host, owner, unit);
  const search = { searchedPhrase: '', page: 0, pageSize: 500 };
  const shows = async (path: string, wanted: string, unwanted: string, body?: Record<string, unknown>) => {
    const answer = JSON.stringify(await host.read(unit, path, body));
    expect.soft(answer, `${path} shows what is inside`).toContain(wanted);
    expect.soft(answer, `${path} hides what is outside`).not.toContain(unwanted);
  };
  await shows('/api/management/users/0/500', inside.user, outside.user);
  await shows('/api/management/users/role-scoped-search', inside.user, outside.user, search);
  await shows('/api/management/roles/0/100', inside.role.id, outside.role.id);
  await shows('/api/organization-nodes', inside.node, outside.node);
  await shows('/api/management/content-instances', inside.pages['Survey'] ?? '', outside.pages['Survey'] ?? '');
  await shows('/api/management/surveys/0/100', inside.pages['Survey'] ?? '', outside.pages['Survey'] ?? '');
  await shows('/api/tenant/all-published-items?page=0&size=500', inside.items['Survey']?.item ?? '', outside.items['Survey']?.item ?? '');
  await shows('/api/management/analytics/organization-nodes/all/users/active/by-date/2026-01-01/2026-11-21/snapshot/0/500', inside.user, outside.user);
});
