import { describe, expect, it } from 'vitest';
import { listAddress, type ListState } from './listState.ts';
import { isListAnswer, pageOfAnswer, type ShownNodes, type SortableRow } from './pageOfAnswer.ts';

const row = (name: string, more: Partial<SortableRow> = {}): SortableRow => ({
  name,
  typeName: 'Survey',
  authorName: 'Ada Osei',
  isPublished: true,
  organizationNodeId: 'north',
  createdUtc: '2026-11-01T08:00:00Z',
  ...more,
});

const state = (change: Partial<ListState> = {}): ListState => ({ ...listAddress.defaults, sort: null, ...change });
const names = (rows: SortableRow[]) => rows.map(({ name }) => name);
const everywhere: ShownNodes = { filtered: null, own: null };
const thirty = Array.from({ length: 30 }, (_, index) => row(`Shift notes ${index + 1}`));

describe('a page of Published Content', () => {
  it('A page of Published Content is shown as the host paged it', () => {
    const answer = { results: [row('Zebra'), row('Apple')], totalElementCount: 52, pageSize: 25 };
    expect(pageOfAnswer(answer, state({ page: 3, search: 'nothing here' }), everywhere)).toEqual({
      rows: answer.results,
      totalCount: 52,
    });
  });

  it('A page of Published Content is cut on the device when the host returns everything', () => {
    const answer = { results: thirty, totalElementCount: 30, pageSize: null };
    const page = pageOfAnswer(answer, state({ page: 2 }), everywhere);
    expect(names(page.rows)).toEqual(['Shift notes 26', 'Shift notes 27', 'Shift notes 28', 'Shift notes 29', 'Shift notes 30']);
    expect(page.totalCount).toBe(30);
  });

  it('A page of Published Content is found in a plain array too', () => {
    expect(pageOfAnswer(thirty, state(), everywhere).rows).toHaveLength(25);
  });

  it('A page of Published Content is filtered by name whatever the case, by type and by node on the device', () => {
    const rows = [
      row('Flu clinic'),
      row('FLU reminders', { typeName: 'Resource' }),
      row('Flu at South', { organizationNodeId: 'south' }),
      row('Flu draft', { organizationNodeId: null }),
    ];
    const page = pageOfAnswer(rows, state({ search: ' flu ', typeName: 'Survey' }), { filtered: new Set(['north']), own: null });
    expect(names(page.rows)).toEqual(['Flu clinic']);
  });

  it('ADR 0188: a page of Published Content is filtered by a name with accents that is typed in plain letters', () => {
    expect(names(pageOfAnswer([row('Menus d’été')], state({ search: "d'ete" }), everywhere).rows)).toEqual(['Menus d’été']);
  });

  it('LIST-30: Published Content opens for a unit administrator with the own unit and what is not published yet', () => {
    const rows = [
      row('At my unit'),
      row('Elsewhere', { organizationNodeId: 'south' }),
      row('Nowhere', { organizationNodeId: null }),
      row('Draft', { isPublished: false, organizationNodeId: null }),
    ];
    const own = new Set(['north']);
    expect(names(pageOfAnswer(rows, state(), { filtered: null, own }).rows)).toEqual(['At my unit', 'Draft']);
    expect(names(pageOfAnswer(rows, state(), { filtered: new Set(['south']), own }).rows)).toEqual(['Elsewhere']);
  });

  it('A page of Published Content is left as it is when the host paged it, whatever the own unit', () => {
    const answer = { results: [row('Elsewhere', { organizationNodeId: 'south' })], totalElementCount: 1, pageSize: 25 };
    expect(pageOfAnswer(answer, state(), { filtered: null, own: new Set(['north']) }).totalCount).toBe(1);
  });

  it.each([
    ['name', ['Room 2', 'Room 10']],
    ['createdUtc', ['Room 10', 'Room 2']],
    ['status', ['Room 10', 'Room 2']],
    ['author', ['Room 2', 'Room 10']],
  ] as const)('A page of Published Content is sorted by %s on the device, numbers as numbers', (column, expected) => {
    const rows = [
      row('Room 10', { authorName: 'Zoë', createdUtc: '2026-01-01T00:00:00Z', isPublished: false }),
      row('Room 2', { authorName: null, createdUtc: '2026-02-01T00:00:00Z' }),
    ];
    const page = pageOfAnswer(rows, state({ sort: { columnId: column, direction: 'ascending' } }), everywhere);
    expect(names(page.rows)).toEqual(expected);
  });

  it('N08: a page of Published Content has no rows when the host returns null for them', () => {
    expect(pageOfAnswer({ results: null, totalElementCount: 0 }, state(), everywhere)).toEqual({ rows: [], totalCount: 0 });
  });
});

it.each([
  [[], true],
  [{ results: [] }, true],
  [{ results: null }, true],
  [{ results: 7 }, false],
  [{}, false],
  [null, false],
  ['rows', false],
])('N08: whether the response %j can be read as a list: %j', (answer, expected) => {
  expect(isListAnswer(answer)).toBe(expected);
});
