import type { DatabaseSync } from 'node:sqlite';
import { laterNotices } from '../feed/prairieDetails.ts';
import { daysBefore } from '../moments.ts';
import { prairiePeople } from '../people.ts';
import { prairieLogo } from '../pictures/drawings.ts';
import { createRandom } from '../random.ts';
import { storeActivity } from '../storeActivity.ts';
import { storeDepartments, storeTags } from '../storeLabels.ts';
import { pageId, storeMoreItems, storePages } from '../storePages.ts';
import { storeMembership, storePerson, userIdOf, usernameFor, type SeedPerson } from '../storePerson.ts';
import { storeRole } from '../storeRole.ts';
import { storeTenant } from '../storeTenant.ts';
import { themeIds } from '../themeIds.ts';
import { nodeNamed, storeTree } from '../tree.ts';
import { prairiePages, prairieTree } from './prairieWorld.ts';

const solo: SeedPerson = { username: 'solo', name: 'Dale Kowalchuk', email: 'dale.kowalchuk@prairiehomes.example', phoneNumber: '+13065550100' };

/** Stores Prairie Homes: green, chat off, four pages. Expects the account `super` to exist. */
export function seedPrairie(database: DatabaseSync, now: Date): void {
  const random = createRandom(30_651);
  const tenantId = storeTenant(database, {
    key: 'prairiehomes',
    name: 'Prairie Homes',
    themeId: themeIds.green,
    isChatEnabled: false,
    canOUAdminsSubmitSupportTickets: false,
    logo: prairieLogo(),
  });
  const nodes = storeTree(database, tenantId, prairieTree);
  const root = nodeNamed(nodes, 'Prairie Homes');
  const regina = nodeNamed(nodes, 'Regina');
  const superAdministrator = storeRole(database, { tenantId, name: 'Super administrator', type: 'SuperAdmin', nodeId: root.id });
  const reginaAdministrator = storeRole(database, {
    tenantId,
    name: 'Unit administrator, Regina',
    type: 'OrganizationUnitAdmin',
    nodeId: regina.id,
    grants: { [pageId(tenantId, 'Notices')]: 'rwd', [pageId(tenantId, 'Maintenance Handbook')]: 'r' },
  });
  const staff = storeRole(database, { tenantId, name: 'Building staff', type: 'Staff', nodeId: nodeNamed(nodes, 'Wascana Court').id });
  const departments = storeDepartments(database, tenantId, ['Property Management', 'Maintenance', 'Tenant Relations', 'Finance']);
  storeTags(database, tenantId, ['caretakers', 'oncall']);

  const people = [{ id: storePerson(database, solo), name: solo.name }];
  const join = (id: string, person: SeedPerson, roleIds: string[]): void =>
    storeMembership(database, id, person, {
      tenantId,
      lastActivityUtc: daysBefore(now, random.next() * 6),
      departmentId: random.pick(departments),
      nodeId: random.pick(nodes).id,
      createdUtc: daysBefore(now, 100 + random.next() * 500),
      roleIds,
    });
  join(userIdOf('solo'), solo, [superAdministrator]);
  join(userIdOf('super'), { username: 'super', name: 'Margaret Chen-Whitaker', email: 'margaret.chenwhitaker@harbourcare.example' }, [superAdministrator]);
  for (const [number, name] of prairiePeople.entries()) {
    const person: SeedPerson = { username: usernameFor(name), name, email: `${usernameFor(name)}@prairiehomes.example`, phoneNumber: `+1306555${String(2000 + number)}` };
    const id = storePerson(database, person);
    join(id, person, [number === 1 ? reginaAdministrator : staff]);
    people.push({ id, name });
  }
  const setting = { tenantId, now, authors: people.slice(0, 4), readerIds: people.map(({ id }) => id), nodes };
  storePages(database, prairiePages, { ...setting, random });
  const notices = prairiePages.find(({ name }) => name === 'Notices');
  // With their own random numbers, so that what follows is unchanged.
  if (notices !== undefined) storeMoreItems(database, notices, laterNotices, { ...setting, random: createRandom(3065) });
  storeActivity(database, tenantId, people.map(({ id }) => ({ userId: id, nodeId: regina.id })), 0.5, now, random);
}
