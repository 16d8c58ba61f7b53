import { describe, expect, test } from 'vitest';
import { readKey } from '../../../api/readKey.ts';
import { knownItem } from './knownItem.ts';

const scope = { subject: 'ada', tenantId: 'harbour', roleId: 'super' };
const feed = '/api/management/social-feeds/{id}/content-items/{page}/{size}';
const post = '/api/management/social-feeds/{id}/content-items/{itemId}';
const surveys = '/api/management/surveys/{id}/content-items/{page}/{size}';

/** A cache as SWR keeps one. */
function cacheOf(entries: readonly { key: readonly unknown[]; data: unknown }[]) {
  const map = new Map(entries.map(({ key, data }, place) => [String(place), { _k: key, data }]));
  return { keys: () => map.keys(), get: (name: string) => map.get(name), set: () => undefined, delete: () => undefined } as unknown as Parameters<typeof knownItem>[0];
}

const listKey = (of: typeof scope, path: typeof feed | typeof surveys = feed) => readKey(of, path, { path: { id: 'news', page: 0, size: 10 } });
const itemKey = readKey(scope, post, { path: { id: 'news', itemId: 'lunch' } });
const lunch = { id: 'lunch', body: 'Lunch is at noon' };

describe('an item that a list has shown', () => {
  test('is known among the rows of all lists that were read', () => {
    const cache = cacheOf([
      { key: readKey(scope, '/api/types/icons'), data: [] },
      { key: listKey(scope), data: { results: null } },
      { key: readKey(scope, feed, { path: { id: 'news', page: 1, size: 10 } }), data: { results: [{ id: 'dinner' }, lunch] } },
    ]);
    expect(knownItem(cache, itemKey, 'SocialFeed', 'lunch')).toBe(lunch);
    expect(knownItem(cache, itemKey, 'SocialFeed', 'supper')).toBeUndefined();
  });

  test('is not known to another person, tenant or role', () => {
    for (const other of [{ ...scope, subject: 'bea' }, { ...scope, tenantId: 'prairie' }, { ...scope, roleId: 'unit' }]) {
      const cache = cacheOf([{ key: listKey(other), data: { results: [lunch] } }]);
      expect(knownItem(cache, itemKey, 'SocialFeed', 'lunch')).toBeUndefined();
    }
  });

  test('is not known where it is a survey: its row has no questions', () => {
    const cache = cacheOf([{ key: listKey(scope, surveys), data: { results: [lunch] } }]);
    expect(knownItem(cache, itemKey, 'Survey', 'lunch')).toBeUndefined();
  });
});
