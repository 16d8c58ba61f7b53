import { expect, test } from '@playwright/test';
import { can, type PlacedAccess } from '../../console/src/access/permissions.ts';
import { contentTypeNames } from '../../console/src/content/kinds.ts';
import * as host from '../../sandbox/src/world/access/permissions.ts';

/** Ids of nodes by their path in the tree; the role is at the region. */
const nodes = { 'root/': 'root', 'root/region/': 'region', 'root/region/site/': 'site', 'root/elsewhere/': 'elsewhere' } as const;
const region = 'root/region/';
const isOwn = (path: string) => path.startsWith(region);
const idsWhere = (holds: (path: string) => boolean) => new Set(Object.entries(nodes).flatMap(([path, id]) => (holds(path) ? [id] : [])));

/** Possible grants of a role on a page; `null` for no entry. */
const grants = {
  everything: { canRead: true, canWrite: true, canDelete: true },
  writing: { canRead: true, canWrite: true, canDelete: false },
  deleting: { canRead: true, canWrite: false, canDelete: true },
  reading: { canRead: true, canWrite: false, canDelete: false },
  nothing: { canRead: false, canWrite: false, canDelete: false },
  'no line': null,
} as const;

const roleTypes = ['SuperAdmin', 'OrganizationUnitAdmin', 'Staff'] as const;
const authors = { me: 'me', somebody: 'somebody', nobody: null } as const;
const places = [null, ...Object.keys(nodes)] as (keyof typeof nodes | null)[];
const contentInstanceId = 'page';

type RoleType = (typeof roleTypes)[number];
type Grant = (typeof grants)[keyof typeof grants];

const accessOf = (actingRole: RoleType, grant: Grant): PlacedAccess => ({
  userId: 'me',
  highestRole: actingRole,
  actingRole,
  grants: grant === null ? [] : [{ contentInstanceId, ...grant }],
  ownNodeIds: idsWhere(isOwn),
  writeNodeIds: idsWhere(isOwn),
  readNodeIds: idsWhere((path) => isOwn(path) || region.startsWith(path)),
});

const actorOf = (roleType: RoleType, grant: Grant): host.Actor => ({
  userId: 'me',
  roleType,
  nodePath: region,
  grants: new Map(grant === null ? [] : [[contentInstanceId, grant]]),
});

/** Every kind of item with every kind of role. */
const cases = roleTypes.flatMap((roleType) =>
  Object.entries(grants).flatMap(([grantName, grant]) =>
    contentTypeNames.flatMap((typeName) =>
      Object.entries(authors).flatMap(([authorName, author]) =>
        places.map((path) => {
          const place = path === null ? 'not published' : `published at ${path}`;
          return {
            what: `${roleType}, granted ${grantName}, a ${typeName} of ${authorName}, ${place}`,
            access: accessOf(roleType, grant),
            actor: actorOf(roleType, grant),
            shown: { author, isPublished: path !== null, organizationNodeId: path === null ? null : nodes[path], contentInstanceId, typeName },
            stored: { contentInstanceId, contentType: typeName, authorId: author, publishedNodePath: path },
          };
        }),
      ),
    ),
  ),
);

for (const [action, hostAllows] of [
  ['readItem', host.canReadItem],
  ['editItem', host.canEditItem],
  ['deleteItem', host.canDeleteItem],
] as const) {
  test(`the console decides '${action}' as the host does, for every role, grant, type, author and place`, () => {
    const answers = cases.map(({ what, access, actor, shown, stored }) => ({
      what,
      console: can(access, action, shown).allowed,
      host: hostAllows(actor, stored),
    }));
    expect(answers.filter((answer) => answer.console && !answer.host).map(({ what }) => what), 'offered by the console, refused by the host').toEqual([]);
    expect(answers.filter((answer) => answer.host && !answer.console).map(({ what }) => what), 'refused by the console, allowed by the host').toEqual([]);
    expect(new Set(answers.map((answer) => answer.host)), 'both answers occur').toEqual(new Set([true, false]));
  });
}

test('every item that may be edited or deleted may also be read, on every page that may be read', () => {
  const unreadable = cases.filter(({ actor, stored }) => {
    const isChangeable = host.canEditItem(actor, stored) || host.canDeleteItem(actor, stored);
    return isChangeable && host.canReadPage(actor, contentInstanceId) && !host.canReadItem(actor, stored);
  });
  expect(unreadable.map(({ what }) => what)).toEqual([]);
});

test('every refused action gives a reason that fits', () => {
  const wrong = cases.flatMap(({ what, access, shown }) =>
    (['editItem', 'deleteItem'] as const).flatMap((action) => {
      const answer = can(access, action, shown);
      if (answer.allowed) return [];
      const saysUnpublished = answer.reason.includes('not published');
      const saysOutside = answer.reason.includes('outside your unit');
      const fits =
        (!saysUnpublished || !shown.isPublished) &&
        (!saysOutside || (shown.isPublished && !access.ownNodeIds?.has(shown.organizationNodeId ?? ''))) &&
        !answer.reason.includes(action === 'editItem' ? 'delete' : 'edit');
      return fits ? [] : [`${action}, ${what}: ${answer.reason}`];
    }),
  );
  expect(wrong).toEqual([]);
});
