import { describe, expect, test } from 'vitest';
import { pageOfList, wholeListAddress, type WholeListRules, type WholeListState } from './wholeListState.ts';

interface Tag {
  name: string;
  kind: string;
  members: number;
}

const rules: WholeListRules<Tag> = { searched: ({ name }) => name, sortKeys: { name: ({ name }) => name, members: ({ members }) => members }, choiceOf: ({ kind }) => kind };
const tags: Tag[] = [
  { name: '@Évacuation', kind: 'a', members: 9 },
  { name: '@nurses', kind: 'b', members: 10 },
  { name: '@Day2', kind: 'a', members: 100 },
  { name: '@day10', kind: 'b', members: 0 },
];
const form = wholeListAddress(rules, ['a', 'b']);
const start = form.read(new URLSearchParams());
const shown = (changes: Partial<WholeListState>) => pageOfList(tags, { ...start, ...changes }, rules);
const names = (changes: Partial<WholeListState>) => shown(changes).rows.map(({ name }) => name);

describe('The address of a list', () => {
  test('The address of a list is plain while nothing is changed, and opens 50 rows sorted by the first column', () => {
    expect(start).toEqual({ page: 1, size: 50, search: '', choice: null, sort: { columnId: 'name', direction: 'ascending' } });
    expect(form.write(start).toString()).toBe('');
  });

  test('The address of a list restores what it was written from', () => {
    const state: WholeListState = { page: 3, size: 10, search: 'é & b', choice: 'a', sort: { columnId: 'members', direction: 'descending' } };
    expect(form.read(form.write(state))).toEqual(state);
  });

  test.each(['page=0', 'page=-2', 'page=x', 'size=7', 'sort=toString', 'sort=-unknown', 'type=garbage', 'type='])('The address of a list shows the default list when it contains %s', (text) => {
    expect(form.read(new URLSearchParams(text))).toEqual(start);
  });
});

describe('The rows of a list', () => {
  test('The rows of a list are found whatever the accents, the letter case and the @', () => {
    expect(names({ search: ' EVAC ' })).toEqual(['@Évacuation']);
    expect(names({ search: '@day' })).toEqual(['@Day2', '@day10']);
    expect(names({ search: 'nobody' })).toEqual([]);
  });

  test('The rows of a list are sorted by numbers as numbers and by text in natural order', () => {
    expect(names({})).toEqual(['@Day2', '@day10', '@Évacuation', '@nurses']);
    expect(names({ sort: { columnId: 'members', direction: 'descending' } })).toEqual(['@Day2', '@nurses', '@Évacuation', '@day10']);
  });

  test('The rows of a list are limited to one choice', () => {
    expect(names({ choice: 'a' })).toEqual(['@Day2', '@Évacuation']);
  });

  test('A page past the last one has the rows of the last page', () => {
    expect(shown({ page: 9, size: 3 })).toMatchObject({ totalCount: 4, rows: [{ name: '@nurses' }] });
    expect(shown({ page: 4, search: 'nobody' })).toMatchObject({ totalCount: 0 });
  });
});
