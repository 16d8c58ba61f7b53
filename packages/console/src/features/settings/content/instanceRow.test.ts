import { describe, expect, test } from 'vitest';
import type { ContentInstance } from '../../../content/contentKind.ts';
import { instanceRows } from './instanceRow.ts';

const types = [{ id: 't1', name: 'SocialFeed' as const, description: '' }];
const icons = [{ id: 'i1', name: 'HeartIcon' }];
const page = (id: string, name: string, order: number, rest: Partial<ContentInstance> = {}): ContentInstance => ({
  id,
  name,
  order,
  iconId: null,
  contentTypeId: 't1',
  ...rest,
});
const rows = (pages: readonly ContentInstance[] | undefined, orders: [string, number][] = []) => instanceRows({ pages, types, icons, orders: new Map(orders) });

describe('The list of content pages', () => {
  test('Rows are sorted by order, then by name', () => {
    expect(rows([page('1', 'Zoo', 2), page('2', 'News', 2), page('3', 'Ideas', 1)]).map(({ name, place, count }) => [name, place, count])).toEqual([
      ['Ideas', 1, 3],
      ['News', 2, 3],
      ['Zoo', 3, 3],
    ]);
  });

  test('The list of content pages shows an order before it is saved', () => {
    expect(rows([page('1', 'First', 1), page('2', 'Second', 2)], [['2', 0]]).map(({ id, order }) => [id, order])).toEqual([['2', 0], ['1', 1]]);
  });

  test('SET-30: the list of content pages has the own icon of a page, and none for a page that shows that of its type', () => {
    expect(rows([page('1', 'A', 1, { iconId: 'i1' }), page('2', 'B', 2), page('3', 'C', 3, { iconId: 'gone' })]).map(({ iconName }) => iconName)).toEqual(['HeartIcon', null, null]);
  });

  test('The list of content pages links to the settings of each page, and has no link for an unknown type', () => {
    expect(rows([page('1', 'A', 1), page('2', 'B', 2, { contentTypeId: 'new' })]).map(({ settingsHref, typeName }) => [settingsHref, typeName])).toEqual([
      ['/content/social-feeds/1/settings', 'SocialFeed'],
      [null, ''],
    ]);
  });

  test('The list of content pages is empty for a response of another shape', () => {
    expect(rows(undefined)).toEqual([]);
    expect(rows('<html>' as unknown as ContentInstance[])).toEqual([]);
  });
});
