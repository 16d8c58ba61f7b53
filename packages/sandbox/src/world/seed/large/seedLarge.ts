import type { DatabaseSync } from 'node:sqlite';
import { listNameOf, sortNameOf } from '../../database/itemNames.ts';
import { plainText } from '../../database/plainText.ts';
import { queryCount } from '../../database/query.ts';
import { contentTypeId, isTextType } from '../../reference/contentTypes.ts';
import { harbourPages } from '../harbour/harbourPages.ts';
import type { HarbourWorld } from '../harbour/seedHarbour.ts';
import { guid } from '../identifiers.ts';
import { insert } from '../insert.ts';
import { familyNames, givenNames } from '../largeNames.ts';
import { daysBefore } from '../moments.ts';
import { createRandom, type Random } from '../random.ts';
import { storeActivity, type ActivePerson } from '../storeActivity.ts';
import { storeChannel } from '../storeChat.ts';
import type { SeedAuthor } from '../pageSetting.ts';
import { pageId } from '../storePages.ts';
import { storeMembership, storePerson, userIdOf, usernameFor } from '../storePerson.ts';
import type { StoredNode } from '../tree.ts';

/** How much of everything Harbour Care has in the large world. */
const largeCounts = { users: 100_000, nodes: 5_000, items: 50_000, messages: 100_000 } as const;

/** Makes Harbour Care as large as the largest customer. */
export function seedLarge(database: DatabaseSync, world: HarbourWorld, now: Date): void {
  const random = createRandom(50_000);
  const nodes = growTree(database, world);
  const people = addPeople(database, world, nodes, now, random);
  addItems(database, world, nodes, people, now, random);
  addChat(database, world, people, now, random);
}

function growTree(database: DatabaseSync, { tenantId, nodes }: HarbourWorld): StoredNode[] {
  const all = [...nodes];
  const root = nodes.find((node) => node.depth === 0);
  if (root === undefined) throw new Error('The tree has no root');
  const words = ['Zone', 'Site', 'Unit', 'Team'] as const;
  const fanOut = [20, 8, 6, 5] as const;
  const grow = (parent: StoredNode): void => {
    const word = words[parent.depth];
    const children = fanOut[parent.depth];
    if (word === undefined || children === undefined) return;
    for (let number = 1; number <= children && all.length < largeCounts.nodes; number += 1) {
      const name = `${parent.depth === 0 ? '' : `${parent.name.replace(/^\D+/, '')}.`}${number}`;
      const id = guid(parent.id, 'child', number);
      const node = { id, name: `${word} ${name}`, depth: parent.depth + 1, path: `${parent.path}${id}/`, publishEnabled: true };
      insert(database, 'organization_nodes', { id, tenant_id: tenantId, parent_id: parent.id, name: node.name, publish_enabled: true, depth: node.depth, path: node.path });
      all.push(node);
      grow(node);
    }
  };
  grow(root);
  return all;
}

function addPeople(database: DatabaseSync, world: HarbourWorld, nodes: readonly StoredNode[], now: Date, random: Random): SeedAuthor[] {
  const teams = nodes.filter((node) => node.depth === 4);
  const people: SeedAuthor[] = [];
  const active: ActivePerson[] = [];
  const existing = queryCount(database, 'SELECT count(*) FROM tenant_members WHERE tenant_id = ?', world.tenantId);
  for (let number = existing; number < largeCounts.users; number += 1) {
    const name = `${random.pick(givenNames)} ${random.pick(familyNames)}`;
    const node = random.pick(teams);
    const username = `${usernameFor(name)}${number}`;
    const person = { username, name, email: number % 5 === 4 ? null : `${username}@harbourcare.example`, phoneNumber: null };
    const id = storePerson(database, person);
    const isActive = number % 20 !== 0;
    storeMembership(database, id, person, {
      tenantId: world.tenantId,
      isActive,
      lastActivityUtc: daysBefore(now, random.next() * 30),
      nodeId: node.id,
      createdUtc: daysBefore(now, 30 + random.next() * 1500),
      roleIds: [random.pick(world.staffRoleIds)],
    });
    people.push({ id, name });
    if (isActive && number % 8 === 0) active.push({ userId: id, nodeId: node.id });
  }
  storeActivity(database, world.tenantId, active, 0.6, now, random);
  return people;
}

function addItems(database: DatabaseSync, world: HarbourWorld, nodes: readonly StoredNode[], people: readonly SeedAuthor[], now: Date, random: Random): void {
  const { tenantId } = world;
  const places = nodes.filter((node) => node.publishEnabled);
  const authors = [...people.slice(0, 400), ...world.authors];
  const existing = queryCount(database, 'SELECT count(*) FROM content_items WHERE tenant_id = ?', tenantId);
  for (let number = existing; number < largeCounts.items; number += 1) {
    const page = random.pick(harbourPages);
    const hasBody = isTextType(page.type);
    const place = random.pick(places);
    const text = `${place.name}: ${random.pick(page.items)}`;
    const author = number % 40 === 0 ? null : random.pick(authors);
    const isPublished = number % 5 !== 0;
    const age = random.next() * 700;
    const id = guid(tenantId, 'item', number);
    const listName = listNameOf(hasBody ? null : text, hasBody ? text : null);
    insert(database, 'content_items', {
      id,
      tenant_id: tenantId,
      content_instance_id: pageId(tenantId, page.name),
      content_type_id: contentTypeId(page.type),
      author_id: author?.id ?? null,
      author_name: author?.name ?? null,
      name: hasBody ? null : text,
      body: hasBody ? text : null,
      created_utc: daysBefore(now, age),
      is_open: page.type === 'Survey' ? 1 : null,
      list_name: listName,
      sort_name: sortNameOf(listName),
      author_sort_name: plainText(author?.name ?? ''),
      is_published: isPublished,
      organization_node_id: isPublished ? place.id : null,
    });
    if (!isPublished) continue;
    insert(database, 'publications', { content_item_id: id, organization_node_id: place.id, published_at_utc: daysBefore(now, age * 0.99), published_by_id: author?.id ?? null, pin_until_utc: null });
    if (page.type !== 'SocialFeed') continue;
    for (let like = random.between(0, 6); like > 0; like -= 1) {
      const userId = people[(number * 7 + like) % people.length]?.id ?? userIdOf('super');
      insert(database, 'likes', { id: guid(id, 'like', like), tenant_id: tenantId, content_item_id: id, user_id: userId, created_utc: daysBefore(now, age * random.next()) });
    }
  }
}

function addChat(database: DatabaseSync, { tenantId }: HarbourWorld, people: readonly SeedAuthor[], now: Date, random: Random): void {
  const existing = queryCount(database, 'SELECT count(*) FROM chat_messages');
  const channels = 2_000;
  for (let number = 0; number < channels; number += 1) {
    const isGroup = number % 3 === 0;
    const participantIds = Array.from({ length: isGroup ? random.between(3, 12) : 1 }, () => random.pick(people).id);
    participantIds.push(number % 8 === 0 ? userIdOf('super') : random.pick(people).id);
    const messages = Math.floor((largeCounts.messages - existing) / channels) + (number < (largeCounts.messages - existing) % channels ? 1 : 0);
    storeChannel(
      database,
      { tenantId, key: `large ${number}`, name: isGroup ? `${random.pick(people).name}’s team` : null, participantIds: [...new Set(participantIds)], messages },
      now,
      random,
    );
  }
}
