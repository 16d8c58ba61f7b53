import { expect, test } from 'vitest';
import { countsOf } from './counts.ts';
import { type Entry, entriesOf, shownEntries } from './entries.ts';
import type { Container } from './resourceCalls.ts';

const setting = { id: 'p1', itemId: 'i1', address: 'https://app.example', origin: 'https://app.example' };
const empty: Container = { id: 'c1', name: null, parentResourceContainerId: null, contentFiles: [], resourceDocuments: [], resourceLinks: [], folders: [] };
const link = (url: string): Container => ({ ...empty, resourceLinks: [{ id: 'l', label: 'Guide', url, resourceContainerId: 'c1', resourceId: 'p1', contentItemId: 'i1' }] });
const linkTo = (url: string) => entriesOf(link(url), setting, null)[0];

test.each(['javascript:alert(1)', ' javascript:alert(1)', 'java\nscript:alert(1)', 'data:text/html,<script>alert(1)</script>', 'vbscript:x', '//evil.example', 'https:evil', ''])(
  'RES-120, faults D9: a link that the host sends with the address %j is not a link',
  (url) => {
    expect(linkTo(url)?.href).toBeUndefined();
  },
);

test('RES-111: a link into the app is internal and stays in this tab, one that only begins like it is not', () => {
  expect(linkTo('https://app.example/content/resource/p1/items?x=1#y')).toMatchObject({ isInternal: true, isOutside: false, href: '/content/resource/p1/items?x=1#y' });
  expect(linkTo('https://app.example.evil/x')).toMatchObject({ isInternal: false, isOutside: true, href: 'https://app.example.evil/x' });
  expect(entriesOf(link('https://public.example/a'), { ...setting, address: 'https://public.example' }, null)[0]).toMatchObject({ isInternal: true, isOutside: true });
});

const entry = (kind: Entry['kind'], name: string): Entry => ({ id: name, kind, name });
const entries = [entry('link', 'a'), entry('file', 'Plan 10.pdf'), entry('folder', 'Zebra'), entry('file', 'plan 2.pdf'), entry('document', 'Évacuation'), entry('folder', 'apples')];
const names = (search: string, order: Parameters<typeof shownEntries>[2]) => shownEntries(entries, search, order).map(({ name }) => name);

test('Entries of a folder are listed by kind, folders first, each kind in natural order of the names; or all by name', () => {
  expect(names('', { columnId: 'kind', direction: 'ascending' })).toEqual(['apples', 'Zebra', 'Évacuation', 'plan 2.pdf', 'Plan 10.pdf', 'a']);
  expect(names('', { columnId: 'kind', direction: 'descending' })).toEqual(['a', 'plan 2.pdf', 'Plan 10.pdf', 'Évacuation', 'apples', 'Zebra']);
  expect(names('', { columnId: 'name', direction: 'descending' })).toEqual(['Zebra', 'Plan 10.pdf', 'plan 2.pdf', 'Évacuation', 'apples', 'a']);
});

test('The search in a folder ignores accents and letter case', () => {
  expect(names(' EVAC ', { columnId: 'kind', direction: 'ascending' })).toEqual(['Évacuation']);
});

test('The contents of a folder are counted by kind, and a missing kind is not named', () => {
  expect(countsOf({ ...link('https://a.example'), folders: [{ id: '1', name: 'A', parentId: 'c1' }, { id: '2', name: 'B', parentId: 'c1' }] })).toBe('2 folders · 1 link');
  expect(countsOf(empty)).toBe('');
});
