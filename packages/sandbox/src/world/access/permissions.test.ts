import { describe, expect, test } from 'vitest';
import { canDeleteItem, canEditItem, canPublishTo, canReadItem, type Actor, type GuardedItem, type PageGrant } from './permissions.ts';

const region = 'root/region/';
const pages: Record<string, PageGrant> = {
  full: { canRead: true, canWrite: true, canDelete: true },
  readOnly: { canRead: true, canWrite: false, canDelete: false },
  unreadable: { canRead: false, canWrite: false, canDelete: false },
};

const actor = (roleType: Actor['roleType']): Actor => ({
  userId: 'me',
  roleType,
  nodePath: roleType === 'SuperAdmin' ? 'root/' : region,
  grants: new Map(Object.entries(pages)),
});
const unit = actor('OrganizationUnitAdmin');

const item = (changes: Partial<GuardedItem> = {}): GuardedItem => ({
  contentInstanceId: 'full',
  contentType: 'Resource',
  authorId: 'somebody',
  publishedNodePath: 'root/region/site/',
  ...changes,
});

describe('a super administrator', () => {
  test('A super administrator may do everything with every item', () => {
    for (const contentType of ['Resource', 'SocialFeed', 'Survey'] as const) {
      for (const publishedNodePath of [null, 'root/elsewhere/']) {
        const target = item({ contentType, publishedNodePath, contentInstanceId: 'without grant' });
        expect([canReadItem, canEditItem, canDeleteItem].map((can) => can(actor('SuperAdmin'), target))).toEqual([true, true, true]);
      }
    }
  });
});

describe('a unit administrator', () => {
  test.each([
    ['below the own node', {}, [true, true, true]],
    ['above the own node', { publishedNodePath: 'root/' }, [true, false, false]],
    ['in another region', { publishedNodePath: 'root/elsewhere/' }, [false, false, false]],
    ['on a page granted for reading only', { contentInstanceId: 'readOnly' }, [true, false, false]],
    ['on a page that is granted nothing', { contentInstanceId: 'unreadable' }, [false, false, false]],
    ['on a page without a grant', { contentInstanceId: 'without grant' }, [false, false, true]],
  ] as const)('A unit administrator reads, edits and deletes what is published %s', (_, changes, expected) => {
    expect([canReadItem, canEditItem, canDeleteItem].map((can) => can(unit, item(changes)))).toEqual(expected);
  });

  test.each([
    ['own draft', { authorId: 'me' }, [true, true, true]],
    ['draft of someone else', {}, [true, false, false]],
    ['draft whose author is gone', { authorId: null }, [true, false, false]],
  ] as const)('A unit administrator reads, edits and deletes an unpublished item: %s', (_, changes, expected) => {
    const draft = item({ ...changes, publishedNodePath: null });
    expect([canReadItem, canEditItem, canDeleteItem].map((can) => can(unit, draft))).toEqual(expected);
  });

  test('A unit administrator reads what they wrote wherever it is published, on pages that they may read', () => {
    const written = { authorId: 'me', publishedNodePath: 'root/elsewhere/' };
    expect(canReadItem(unit, item(written))).toBe(true);
    expect(canReadItem(unit, item({ ...written, contentInstanceId: 'unreadable' }))).toBe(false);
  });

  test('A unit administrator removes only own posts, wherever they are published', () => {
    expect(canDeleteItem(unit, item({ contentType: 'SocialFeed' }))).toBe(false);
    expect(canDeleteItem(unit, item({ contentType: 'SocialFeed', authorId: 'me', publishedNodePath: 'root/' }))).toBe(true);
  });

  test.each([
    ['a draft on a page with every right', { publishedNodePath: null }, [true, true]],
    ['a draft on a read-only page', { publishedNodePath: null, contentInstanceId: 'readOnly' }, [false, false]],
    ['an own draft on a read-only page', { publishedNodePath: null, contentInstanceId: 'readOnly', authorId: 'me' }, [true, true]],
    ['one published in another region', { publishedNodePath: 'root/elsewhere/' }, [false, false]],
  ] as const)('A unit administrator edits and deletes surveys by the rights on the page: %s', (_, changes, expected) => {
    const survey = item({ ...changes, contentType: 'Survey' });
    expect([canEditItem(unit, survey), canDeleteItem(unit, survey)]).toEqual(expected);
  });

  test('A unit administrator publishes to the own nodes that accept publications, and nowhere else', () => {
    expect(canPublishTo(unit, { path: region, publishEnabled: true })).toBe(true);
    expect(canPublishTo(unit, { path: region, publishEnabled: false })).toBe(false);
    expect(canPublishTo(unit, { path: 'root/', publishEnabled: true })).toBe(false);
  });
});

test('staff read what is published to them and change nothing', () => {
  const staff = actor('Staff');
  expect(canReadItem(staff, item({ publishedNodePath: 'root/' }))).toBe(true);
  expect(canReadItem(staff, item({ publishedNodePath: null, authorId: 'me' }))).toBe(false);
  expect([canEditItem, canDeleteItem].map((can) => can(staff, item({ authorId: 'me' })))).toEqual([false, false]);
  expect(canPublishTo(staff, { path: region, publishEnabled: true })).toBe(false);
});
