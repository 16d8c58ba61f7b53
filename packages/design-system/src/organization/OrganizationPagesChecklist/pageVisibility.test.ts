import { expect, it } from 'vitest';
import { groupPages, isShownVisible, type NodePage, type VisibilityChange } from './pageVisibility.ts';

const news: NodePage = { id: 'news', name: 'News', typeName: 'Social Feed', isVisible: true };
const ideas: NodePage = { id: 'ideas', name: 'Ideas', typeName: 'Suggestion Box', isVisible: false };
const pages = [news, ideas];
const turned = (status: VisibilityChange['status']) => new Map([['news', { isVisible: false, status }]]);
const names = ({ visible, hidden }: ReturnType<typeof groupPages>) => [visible.map(({ id }) => id), hidden.map(({ id }) => id)];

it('pages are grouped by what people of the node see', () => {
  expect(names(groupPages(pages, new Map(), ''))).toEqual([['news'], ['ideas']]);
});

it('The switch of a page turns immediately, and the page moves to its group when the response arrives', () => {
  expect(isShownVisible(news, turned('pending'))).toBe(false);
  expect(names(groupPages(pages, turned('pending'), ''))).toEqual([['news'], ['ideas']]);
  expect(isShownVisible(news, turned('done'))).toBe(false);
  expect(names(groupPages(pages, turned('done'), ''))).toEqual([[], ['news', 'ideas']]);
});

it('the switch of a page turns to what the host has when it failed', () => {
  const failed = (isVisible: boolean | null) => new Map([['news', { isVisible, status: 'failed' } as const]]);
  expect(isShownVisible(news, failed(null))).toBe(true);
  expect(names(groupPages(pages, failed(null), ''))).toEqual([['news'], ['ideas']]);
  expect(names(groupPages(pages, failed(false), ''))).toEqual([[], ['news', 'ideas']]);
});

it('ADR 0188: a page with accents in its name is found by plain letters', () => {
  expect(groupPages([{ id: 'menus', name: 'Menus d’été', isVisible: true }], new Map(), "d'ete").visible).toHaveLength(1);
});

it.each([
  ['NEW', [['news'], []]],
  [' suggestion ', [[], ['ideas']]],
  ['nothing like it', [[], []]],
])('the pages searched for %j are %j', (text, found) => expect(names(groupPages(pages, new Map(), text))).toEqual(found));
