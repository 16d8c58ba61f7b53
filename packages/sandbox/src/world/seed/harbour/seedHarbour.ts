import type { DatabaseSync } from 'node:sqlite';
import { guid } from '../identifiers.ts';
import { insert } from '../insert.ts';
import { daysBefore } from '../moments.ts';
import { harbourPeople } from '../people.ts';
import { harbourLogo } from '../pictures/drawings.ts';
import { portrait } from '../pictures/drawnPictures.ts';
import { createRandom } from '../random.ts';
import { storeActivity, type ActivePerson } from '../storeActivity.ts';
import { storeChannel } from '../storeChat.ts';
import { storeDepartments, storeTags } from '../storeLabels.ts';
import type { SeedAuthor } from '../pageSetting.ts';
import { storePages } from '../storePages.ts';
import { storeMembership, storePerson, userIdOf, usernameFor, type SeedPerson } from '../storePerson.ts';
import { storeTenant } from '../storeTenant.ts';
import { themeIds } from '../themeIds.ts';
import { nodeNamed, storeTree, type StoredNode } from '../tree.ts';
import { harbourPages } from './harbourPages.ts';
import { storeHarbourRoles } from './harbourRoles.ts';
import { harbourTree } from './harbourTree.ts';

/** What the large seed builds on. */
export interface HarbourWorld {
  tenantId: string;
  nodes: StoredNode[];
  staffRoleIds: string[];
  authors: SeedAuthor[];
}

/** The accounts of Harbour Care: username and the person behind it. */
const accounts = {
  super: { username: 'super', name: 'Margaret Chen-Whitaker', email: 'margaret.chenwhitaker@harbourcare.example', phoneNumber: '+12505550100' },
  unit: { username: 'unit', name: 'Noémie Tremblay', email: 'noemie.tremblay@harbourcare.example', phoneNumber: '+12505550101' },
  staff: { username: 'staff', name: 'Jordan Okafor', email: null, phoneNumber: '+12505550102' },
} satisfies Record<string, SeedPerson>;

/** Stores Harbour Care: blue, chat on, twelve pages, sixty people. */
export function seedHarbour(database: DatabaseSync, now: Date): HarbourWorld {
  const random = createRandom(20_261_121);
  const tenantId = storeTenant(database, {
    key: 'harbourcare',
    name: 'Harbour Care',
    themeId: themeIds.blue,
    isChatEnabled: true,
    canOUAdminsSubmitSupportTickets: true,
    logo: harbourLogo(),
  });
  const nodes = storeTree(database, tenantId, harbourTree);
  const roles = storeHarbourRoles(database, tenantId, nodes);
  const departments = storeDepartments(database, tenantId, [
    'Nursing', 'Allied Health', 'Food Services', 'Housekeeping and Laundry', 'Facilities', 'People and Payroll', 'Digital Health', 'Recreation and Volunteers',
  ]);
  const tags = storeTags(database, tenantId, ['nurses', 'nightshift', 'ferrycommuters', 'firstaiders', 'francophones', 'managers']);
  const [ownTag] = storeTags(database, tenantId, ['margaretchenwhitaker'], true);
  if (ownTag !== undefined) insert(database, 'user_tags', { user_id: userIdOf('super'), tag_id: ownTag });

  const teams = nodes.filter((node) => node.depth === 4);
  const active: ActivePerson[] = [];
  const people: SeedAuthor[] = [];
  const add = (person: SeedPerson, index: number, node: StoredNode, roleIds: string[]): void => {
    const id = storePerson(database, person);
    const isActive = index % 17 !== 16;
    const hasBeenThere = index % 11 !== 10;
    storeMembership(database, id, person, {
      tenantId,
      isActive,
      lastActivityUtc: hasBeenThere ? daysBefore(now, isActive ? random.next() * 4 : 40 + random.next() * 100) : null,
      departmentId: index % 7 === 6 ? null : random.pick(departments),
      supervisorId: index < 3 ? null : (people[index % 3]?.id ?? null),
      nodeId: node.id,
      createdUtc: daysBefore(now, 30 + random.next() * 900),
      roleIds,
    });
    if (index % 3 === 0) insert(database, 'user_tags', { user_id: id, tag_id: random.pick(tags) });
    people.push({ id, name: person.name });
    if (isActive && hasBeenThere) active.push({ userId: id, nodeId: node.id });
  };

  const north = nodeNamed(nodes, 'North Region');
  add(accounts.super, 0, nodeNamed(nodes, 'Harbour Care'), [roles.superAdministrator, roles.islandsAdministrator]);
  add(accounts.unit, 1, north, [roles.northAdministrator]);
  add(accounts.staff, 2, nodeNamed(nodes, 'Tidewater wing'), roles.staff.slice(0, 1));
  for (const [number, name] of harbourPeople.entries()) {
    const index = number + 3;
    const team = number % teams.length;
    const other = number < roles.others.length ? roles.others[number] : undefined;
    const avatar = number % 4 === 0 ? `portrait-${number}.png` : null;
    if (avatar !== null) {
      insert(database, 'pictures', { file_name: avatar, tenant_id: tenantId, content_type: 'image/png', bytes: portrait(number) });
    }
    add(
      {
        username: usernameFor(name),
        name,
        email: number % 5 === 4 ? null : `${usernameFor(name)}@harbourcare.example`,
        phoneNumber: number % 3 === 2 ? null : `+1250555${String(1000 + number)}`,
        pccLoginName: number % 6 === 0 ? `hc${String(4000 + number)}` : null,
        avatar,
      },
      index,
      teams[team] ?? north,
      [other ?? roles.staff[team] ?? ''].filter((id) => id !== ''),
    );
  }

  const authors = [people[0], people[1], people[1], ...people.slice(3, 12)].filter((author) => author !== undefined);
  const publishTo = ['Harbour Care', 'Harbour Care', 'North Region', 'North Region', 'Cedar Point Hospital', 'Heron Bay Lodge', 'Maternity and Newborn', 'Harbour City Region', 'St. Brendan’s Hospital', 'Intensive Care', 'Marina Long-Term Care', 'Islands Region', 'Gull Island Health Centre', 'Home and Community Care', 'Hospice and Palliative Outreach, including bereavement support for families and caregivers'];
  storePages(database, harbourPages, {
    tenantId,
    now,
    random,
    authors,
    readerIds: people.map(({ id }) => id),
    nodes: publishTo.map((name) => nodeNamed(nodes, name)),
  });
  const hiddenAt = nodeNamed(nodes, 'Home and Community Care').id;
  insert(database, 'hidden_content_instances', { organization_node_id: hiddenAt, content_instance_id: guid(tenantId, 'page', 'Residents’ Art') });
  storeActivity(database, tenantId, active, 0.62, now, random);
  // The first visit shows counts of unread messages: two in one conversation, one in another.
  const unread: Readonly<Record<number, number>> = { 0: 1, 1: 2 };
  for (const [number, name] of [null, 'Night shift huddle', 'Accreditation working group', null, 'Islands Region leads', null].entries()) {
    const others = people.slice(1 + number * 3, name === null ? 2 + number * 3 : 6 + number * 3).map(({ id }) => id);
    storeChannel(database, { tenantId, key: `channel ${number}`, name, participantIds: [userIdOf('super'), ...others], messages: 6 + number * 5, unread: unread[number] ?? 0 }, now, random);
  }
  return { tenantId, nodes, staffRoleIds: roles.staff, authors };
}
