import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { DataTableColumn } from '../dataTableTypes.ts';
import { fittedColumns, reachedStep, roomSteps } from './fittedColumns.tsx';

interface Row {
  name: string;
}
const full = ({ name }: Row) => name;
const short = ({ name }: Row) => name.charAt(0);
const columns: DataTableColumn<Row>[] = [
  { id: 'name', header: 'Name', cell: full },
  { id: 'type', header: 'Type', cell: full, width: '10rem', compact: [{ below: 60, width: '8rem' }, { below: 55, width: '4rem', cell: short }] },
  { id: 'tags', header: 'Tags', cell: full, textValue: () => 'Urgent', joins: { below: 50, column: 'type' } },
];

test('a wide table has its columns, the same array', () => {
  expect(fittedColumns(columns, 60)).toBe(columns);
});

test('with less room a column becomes compact, then moves into another column', () => {
  expect(fittedColumns(columns, 59)[1]).toMatchObject({ id: 'type', width: '8rem', cell: full });
  expect(fittedColumns(columns, 54)[1]).toMatchObject({ id: 'type', width: '4rem', cell: short });
  expect(fittedColumns(columns, 50).map(({ id }) => id)).toEqual(['name', 'type', 'tags']);
  expect(fittedColumns(columns, 49).map(({ id }) => id)).toEqual(['name', 'type']);
});

test('a column that is shown inside another one is named and announced there', () => {
  const type = fittedColumns(columns, 49)[1];
  expect(renderToStaticMarkup(type?.cell({ name: 'Menu' })).replaceAll(/<[^>]*>/g, '|')).toBe('M|Tags: Menu|');
  expect(type?.textValue?.({ name: 'Menu' })).toBe('Tags: Urgent');
});

test('a column keeps its own place where the one that it would move into is hidden', () => {
  const withoutType = columns.filter(({ id }) => id !== 'type');
  expect(fittedColumns(withoutType, 49).map(({ id }) => id)).toEqual(['name', 'tags']);
});

test('only the steps of the columns make a difference', () => {
  const steps = roomSteps(columns);
  expect([40, 49.9, 50, 59.9, 60, 90].map((room) => reachedStep(steps, room))).toEqual([0, 0, 50, 55, Infinity, Infinity]);
});

test('a table without compact columns is not rendered again when its width is known', () => {
  expect(reachedStep([], 40)).toBe(Infinity);
});
