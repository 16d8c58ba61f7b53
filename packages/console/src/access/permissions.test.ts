import { describe, expect, test } from 'vitest';
import { can, type ItemTarget, type PlacedAccess } from './permissions.ts';

const superAdmin: PlacedAccess = {
  userId: 'me',
  highestRole: 'SuperAdmin',
  actingRole: 'SuperAdmin',
  grants: [],
  ownNodeIds: new Set(),
  readNodeIds: new Set(),
  writeNodeIds: new Set(),
};
const unitAdmin: PlacedAccess = {
  ...superAdmin,
  highestRole: 'OrganizationUnitAdmin',
  actingRole: 'OrganizationUnitAdmin',
  grants: [
    { contentInstanceId: 'granted', canRead: true, canWrite: true, canDelete: true },
    { contentInstanceId: 'read-only', canRead: true, canWrite: false, canDelete: false },
    { contentInstanceId: 'none', canRead: false, canWrite: false, canDelete: false },
  ],
  ownNodeIds: new Set(['north', 'north-1']),
  readNodeIds: new Set(['north', 'north-1', 'root']),
  writeNodeIds: new Set(['north', 'north-1']),
};
const superActingAsUnit: PlacedAccess = { ...unitAdmin, highestRole: 'SuperAdmin' };
const staff: PlacedAccess = { ...unitAdmin, highestRole: 'Staff', actingRole: 'Staff', grants: [] };

const item = (changes: Partial<ItemTarget> = {}): ItemTarget => ({
  author: 'somebody',
  isPublished: true,
  organizationNodeId: 'north-1',
  contentInstanceId: 'granted',
  typeName: 'Gallery',
  ...changes,
});
const elsewhere = item({ organizationNodeId: 'south' });
const draft = item({ isPublished: false, organizationNodeId: null });
const ownDraft = { ...draft, author: 'me' };

const allowed = (...asked: Parameters<typeof can>) => can(...asked).allowed;

describe('A super administrator', () => {
  test.each([item(), elsewhere, draft, ownDraft])('A super administrator reads, edits and deletes every item', (target) => {
    expect(['readItem', 'editItem', 'deleteItem'].map((action) => allowed(superAdmin, action as 'editItem', target))).toEqual([true, true, true]);
  });

  test('A super administrator sees everything and reads every page', () => {
    expect(allowed(superAdmin, 'see', 'SuperAdmin')).toBe(true);
    expect(allowed(superAdmin, 'readContentPage', { contentInstanceId: 'none' })).toBe(true);
    expect(allowed(superAdmin, 'writeContentPage', { contentInstanceId: 'none' })).toBe(true);
    expect(allowed(superAdmin, 'manageTenant', null)).toBe(true);
  });

  test('A super administrator who acts as unit administrator sees everything and may do what that role may (decisions-main 3)', () => {
    expect(allowed(superActingAsUnit, 'see', 'SuperAdmin')).toBe(true);
    expect(allowed(superActingAsUnit, 'readContentPage', { contentInstanceId: 'none' })).toBe(true);
    expect(allowed(superActingAsUnit, 'editItem', elsewhere)).toBe(false);
    expect(allowed(superActingAsUnit, 'manageTenant', null)).toBe(false);
  });
});

describe('A unit administrator', () => {
  test('A unit administrator edits published items of the own node and below only', () => {
    expect(allowed(unitAdmin, 'editItem', item())).toBe(true);
    expect(can(unitAdmin, 'editItem', elsewhere)).toEqual({ allowed: false, reason: 'This item is published outside your unit.' });
    expect(allowed(unitAdmin, 'editItem', item({ organizationNodeId: null }))).toBe(false);
  });

  test.each(['read-only', 'none', 'without a grant'])('A unit administrator edits nothing on a page that is %s for the role, neither what is published in the own unit nor an own draft (decisions-content N1)', (contentInstanceId) => {
    const refused = { allowed: false, reason: 'Your role may not change items on this page.' };
    expect([item({ contentInstanceId }), { ...ownDraft, contentInstanceId }].map((target) => can(unitAdmin, 'editItem', target))).toEqual([refused, refused]);
  });

  test.each([
    ['granted', true],
    ['read-only', false],
    ['without a grant', true],
  ])('decisions-core A22: a unit administrator deletes what is published there when the page is %s: %s', (contentInstanceId, expected) => {
    expect(allowed(unitAdmin, 'deleteItem', item({ contentInstanceId }))).toBe(expected);
  });

  test('A unit administrator deletes nothing outside, whatever the grant', () => {
    expect(allowed(unitAdmin, 'deleteItem', elsewhere)).toBe(false);
  });

  test('A unit administrator reads drafts always and published items in the nodes that may be read', () => {
    expect(allowed(unitAdmin, 'readItem', draft)).toBe(true);
    expect(allowed(unitAdmin, 'readItem', item({ organizationNodeId: 'root' }))).toBe(true);
    expect(allowed(unitAdmin, 'readItem', elsewhere)).toBe(false);
  });

  test('A unit administrator changes and deletes own drafts only', () => {
    expect([allowed(unitAdmin, 'editItem', ownDraft), allowed(unitAdmin, 'deleteItem', ownDraft)]).toEqual([true, true]);
    expect([can(unitAdmin, 'editItem', draft), can(unitAdmin, 'deleteItem', draft)]).toEqual([
      { allowed: false, reason: 'Only its author may edit an item that is not published.' },
      { allowed: false, reason: 'Only its author may delete an item that is not published.' },
    ]);
  });

  test('A unit administrator deletes a post only as its author', () => {
    expect(can(unitAdmin, 'deleteItem', item({ typeName: 'SocialFeed' }))).toEqual({
      allowed: false,
      reason: 'Only its author or a super administrator may delete a post.',
    });
    expect(allowed(unitAdmin, 'deleteItem', item({ typeName: 'SocialFeed', author: 'me', organizationNodeId: 'south' }))).toBe(true);
  });

  // Each: [edit, delete], true or the reason.
  test.each([
    ['a draft on a page with every right', { ...draft }, [true, true]],
    ['a draft on a read-only page', { ...draft, contentInstanceId: 'read-only' }, ['Your role may not change items on this page.', 'Your role may not delete items on this page.']],
    ['a draft on a page without a grant', { ...draft, contentInstanceId: 'unknown' }, ['Your role may not change items on this page.', 'Your role may not delete items on this page.']],
    ['an own draft on a read-only page', { ...ownDraft, contentInstanceId: 'read-only' }, [true, true]],
    ['one published in the own unit', {}, [true, true]],
    ['one published there, on a read-only page', { contentInstanceId: 'read-only' }, ['Your role may not change items on this page.', 'Your role may not delete items on this page.']],
    ['one published elsewhere', { organizationNodeId: 'south' }, ['This item is published outside your unit.', 'This item is published outside your unit.']],
    ['an own one published elsewhere', { organizationNodeId: 'south', author: 'me', contentInstanceId: 'read-only' }, [true, true]],
  ] as const)('decisions-content A21: a unit administrator edits and deletes surveys as author or by the rights on the page: %s', (_, changes, expected) => {
    const survey = item({ ...changes, typeName: 'Survey' });
    const answers = [can(unitAdmin, 'editItem', survey), can(unitAdmin, 'deleteItem', survey)];
    expect(answers.map((answer) => answer.allowed || answer.reason)).toEqual(expected);
  });

  test('A unit administrator reads what they wrote wherever it is published, and nothing of pages that they may not read', () => {
    expect(allowed(unitAdmin, 'readItem', { ...elsewhere, author: 'me' })).toBe(true);
    expect(can(unitAdmin, 'readItem', { ...ownDraft, contentInstanceId: 'none' })).toEqual({ allowed: false, reason: 'Your role may not read this page.' });
  });

  test('A unit administrator sees the parts of administrators and of everyone, and none of a super administrator (PERM-14, PERM-17 to PERM-21)', () => {
    expect((['Staff', 'OrganizationUnitAdmin', 'SuperAdmin'] as const).map((lowest) => allowed(unitAdmin, 'see', lowest))).toEqual([true, true, false]);
  });

  test('A unit administrator sees pages that are granted for reading, and writes where that is granted', () => {
    const reads = ['granted', 'read-only', 'none', 'unknown'].map((contentInstanceId) => allowed(unitAdmin, 'readContentPage', { contentInstanceId }));
    expect(reads).toEqual([true, true, false, false]);
    const writes = ['granted', 'read-only', 'none', 'unknown'].map((contentInstanceId) => allowed(unitAdmin, 'writeContentPage', { contentInstanceId }));
    expect(writes).toEqual([true, false, false, false]);
  });

  test('decisions-core A66: a unit administrator publishes to nodes that may be written and allow publishing', () => {
    expect(allowed(unitAdmin, 'publish', { organizationNodeId: 'north', publishEnabled: true })).toBe(true);
    expect(can(unitAdmin, 'publish', { organizationNodeId: 'root', publishEnabled: true })).toEqual({
      allowed: false,
      reason: 'You are not allowed to publish on this node.',
    });
    expect(allowed(superAdmin, 'publish', { organizationNodeId: 'north', publishEnabled: false })).toBe(false);
  });

  test('A unit administrator is refused everything while the nodes are not known yet', () => {
    expect(can({ ...unitAdmin, ownNodeIds: null }, 'editItem', item())).toEqual({ allowed: false, reason: 'Your rights are still loading.' });
  });
});

describe('Staff', () => {
  test('Staff see only what everyone sees, and change nothing', () => {
    expect([allowed(staff, 'see', 'Staff'), allowed(staff, 'see', 'OrganizationUnitAdmin')]).toEqual([true, false]);
    expect([allowed(staff, 'editItem', ownDraft), allowed(staff, 'deleteItem', item({ typeName: 'SocialFeed', author: 'me' }))]).toEqual([false, false]);
    expect(allowed(staff, 'manageUsers', null)).toBe(false);
  });
});

describe('A role', () => {
  const target = { roleType: 'Staff', organizationNodeId: 'north-1', isActedIn: false } as const;

  test('A role at any node is managed by a super administrator', () => {
    expect(allowed(superAdmin, 'manageRole', { ...target, roleType: 'SuperAdmin', organizationNodeId: null })).toBe(true);
  });

  test.each([
    ['of the own nodes', target, true],
    ['of other nodes', { ...target, organizationNodeId: 'south' }, false],
    ['without a node', { ...target, organizationNodeId: null }, false],
    ['of a super administrator', { ...target, roleType: 'SuperAdmin' }, false],
    ['of a type unknown here', { ...target, roleType: null }, false],
    ['acted in', { ...target, isActedIn: true }, false],
  ] as const)('A role %s is managed by a unit administrator: %s', (_words, role, expected) => {
    expect(allowed(unitAdmin, 'manageRole', role)).toBe(expected);
    expect(allowed(superActingAsUnit, 'manageRole', role)).toBe(expected);
    expect(allowed(staff, 'manageRole', role)).toBe(false);
  });

  test('A role is not managed until the nodes are known', () => {
    expect(allowed({ ...unitAdmin, ownNodeIds: null }, 'manageRole', target)).toBe(false);
  });
});

test('Only another super administrator changes a super administrator; Staff changes nobody', () => {
  const [chief, other] = [{ isSuperAdministrator: true }, { isSuperAdministrator: false }];
  expect([superAdmin, unitAdmin, superActingAsUnit, staff].map((access) => allowed(access, 'changeUser', chief))).toEqual([true, false, false, false]);
  expect([superAdmin, unitAdmin, superActingAsUnit, staff].map((access) => allowed(access, 'changeUser', other))).toEqual([true, true, true, false]);
});
