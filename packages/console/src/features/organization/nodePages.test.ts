import { expect, it } from 'vitest';
import { nodePages } from './nodePages.ts';

const page = (id: string, order: number, rest: object = {}) => ({ id, name: id, order, iconId: null, contentTypeId: 'feed', visible: true, ...rest });
const types = [{ id: 'feed', name: 'SocialFeed' as const, description: '' }];
const icons = [{ id: 'star', name: 'StarIcon' }];
const shown = (...lists: Parameters<typeof nodePages> extends [infer Visible, infer Hidden, ...unknown[]] ? [Visible, Hidden] : never) =>
  nodePages(...lists, types, icons).map(({ id, isVisible }) => [id, isVisible]);

it('Pages are in the order of the navigation, visible or hidden by the list they come from', () => {
  expect(shown([page('news', 3), page('ideas', 1)], [page('survey', 2, { visible: true })])).toEqual([
    ['ideas', true],
    ['survey', false],
    ['news', true],
  ]);
});

it('Pages in both lists are hidden, and listed once', () => {
  expect(shown([page('news', 1)], [page('news', 1)])).toEqual([['news', false]]);
});

it('Pages have their own icon, or the one of their type', () => {
  const [own, typical] = nodePages([page('own', 1, { iconId: 'star' }), page('typical', 2)], [], types, icons);
  expect([own?.iconId, own?.icon]).toEqual(['StarIcon', undefined]);
  expect([typical?.iconId, typical?.icon === undefined, typical?.typeName]).toEqual([undefined, false, 'Social Feed']);
});
