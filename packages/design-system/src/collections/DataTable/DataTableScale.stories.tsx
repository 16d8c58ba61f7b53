import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { DataTable } from './DataTable.tsx';
import type { DataTableColumn, DataTableProps, DataTableSort } from './dataTableTypes.ts';
import { sampleRefusal, sampleColumns, sampleItems, sampleRowId, sampleRowLabel, type SampleItem } from './sampleContent.tsx';

const editing = (item: SampleItem) => (
  <Button size="small" variant="quiet" tone="neutral" aria-label={`Edit ${item.name}`}>
    Edit
  </Button>
);
const sixColumns: readonly DataTableColumn<SampleItem>[] = [
  ...sampleColumns,
  { id: 'place', header: 'Place', cell: (item) => item.id.slice('item-'.length), align: 'end', width: '6rem' },
];
const details = (item: SampleItem) => `${item.name} has ${item.comments} comments.`;

/** Every feature together, in six columns and an action. */
function LargeScreen(props: DataTableProps<SampleItem>) {
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const [sort, setSort] = useState<DataTableSort | null>(null);
  const [name, setName] = useState('');
  const shown = name === '' ? props.rows : props.rows.filter((item) => item.name.toLowerCase().includes(name.toLowerCase()));
  const [sorted, setSorted] = useState({ shown, sort, rows: shown });
  if (sorted.shown.length !== shown.length || sorted.sort !== sort) {
    const sign = sort?.direction === 'descending' ? -1 : 1;
    setSorted({ shown, sort, rows: sort === null ? shown : shown.toSorted((a, b) => sign * (a.comments - b.comments)) });
  }
  return (
    <DataTable
      {...props}
      rows={sorted.rows}
      sorting={{ sort, onChange: setSort }}
      filtering={{ filters: { name: { kind: 'text', value: name, onChange: setName } }, onClear: () => setName('') }}
      selection={{ ...props.selection, ids: selectedIds, onChange: setSelectedIds }}
      expansion={{ render: details }}
      rowActions={editing}
    />
  );
}

const meta = {
  title: 'Collections/DataTable/Scale',
  component: DataTable<SampleItem>,
  tags: ['!autodocs'],
  // They show how little is in the page; where the scroller stops is decided by the browser.
  parameters: { checks: { isWithoutPicture: true } },
  args: { label: 'Published Content', columns: sixColumns, rows: [], getRowId: sampleRowId, rowLabel: sampleRowLabel },
  render: (args) => <LargeScreen {...args} />,
} satisfies Meta<typeof DataTable<SampleItem>>;

export default meta;
type Story = StoryObj<typeof meta>;
type Played = Parameters<NonNullable<Story['play']>>[0];

const mostRows = 40;
const rowsIn = (canvasElement: HTMLElement) => canvasElement.querySelectorAll('tbody tr').length;

/** Scrolls to the end like a user who presses End until it is reached: rows that are measured on the way move it. */
const scrollsToTheEnd = (scroller: HTMLElement, isThere: () => Promise<void>) =>
  waitFor(
    async () => {
      const isAtTheEnd = scroller.scrollTop + scroller.clientHeight > scroller.scrollHeight - 2;
      if (!isAtTheEnd) scroller.scrollTop = scroller.scrollHeight;
      await expect(isAtTheEnd).toBe(true);
      await isThere();
    },
    { timeout: 5000 },
  );

const staysBounded = async ({ canvasElement, args }: Played) => {
  const canvas = within(canvasElement);
  await waitFor(() => expect(canvas.getAllByRole('rowheader').length).toBeGreaterThan(10));
  await expect(rowsIn(canvasElement)).toBeLessThanOrEqual(mostRows);
  await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', String(args.rows.length + 1));
  const scroller = canvas.getByRole('group', { name: 'Published Content' });
  for (const share of [0.5, 1]) {
    const place = Math.round((args.rows.length - 1) * share);
    const row = () => canvasElement.querySelector(`[data-row-id="${args.rows[place]!.id}"]`);
    const isThere = () => expect(row()).toHaveAttribute('aria-rowindex', String(place + 2));
    if (share === 1) await scrollsToTheEnd(scroller, isThere);
    else {
      scroller.scrollTop = (scroller.scrollHeight * place) / args.rows.length;
      await waitFor(isThere, { timeout: 5000 });
    }
    await expect(row()).toHaveTextContent(args.rows[place]!.name);
    await expect(rowsIn(canvasElement)).toBeLessThanOrEqual(mostRows);
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(1500);
  }
};

export const ThousandRows: Story = { args: { rows: sampleItems(1000) }, play: staysBounded };
export const HundredThousandRows: Story = { args: { rows: sampleItems(100_000) }, play: staysBounded };

/** Selection and expansion reach rows that are not in the document, and focus is not lost when its row is unmounted. */
export const SelectingAndExpandingAmongMany: Story = {
  args: { rows: sampleItems(10_000), selection: { ids: new Set(), onChange: fn(), disabledReason: sampleRefusal } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const scroller = canvas.getByRole('group', { name: 'Published Content' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows of this page' }));
    await expect(await within(await canvas.findByRole('group', { name: 'Selection' })).findByText('9,999 selected')).toBeVisible();
    const second = args.rows[1]!;
    canvas.getByRole('button', { name: `Details of ${second.name}` }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(`${second.name} has ${second.comments} comments.`)).toBeVisible();
    await scrollsToTheEnd(scroller, () => expect(canvas.getByRole('checkbox', { name: `Select ${args.rows.at(-1)!.name}` })).toBeChecked());
    await waitFor(() => expect(scroller).toHaveFocus());
    await expect(rowsIn(canvasElement)).toBeLessThanOrEqual(mostRows);
  },
};

const longNames = sampleItems(2000).map((item, index) => (index % 3 === 0 ? { ...item, name: `${item.name}: ${'what is new on all wards '.repeat(8)}` } : item));
const joinedColumns: readonly DataTableColumn<SampleItem>[] = sampleColumns.map((column) =>
  column.id === 'author' || column.id === 'status' ? { ...column, joins: { below: 60, column: 'type' } } : column,
);
const cellsThatAreCut = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll<HTMLElement>('tbody th, tbody td, tbody span')].filter((part) => part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).display !== 'inline');

/** A row is as high as its text, however many rows there are. */
export const NothingIsCutAmongMany: Story = {
  args: { rows: longNames, columns: joinedColumns, narrowestTable: 34 },
  render: (args) => (
    <div style={{ inlineSize: 'min(44rem, 100%)' }}>
      <LargeScreen {...args} />
    </div>
  ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const scroller = canvas.getByRole('group', { name: 'Published Content' });
    const row = (place: number) => canvasElement.querySelector<HTMLElement>(`[data-row-id="${args.rows[place]!.id}"]`);
    await waitFor(() => expect(row(1)).toHaveTextContent('Status: Published'));
    await expect(cellsThatAreCut(canvasElement)).toEqual([]);
    await expect(row(0)!.offsetHeight).toBeGreaterThan(row(1)!.offsetHeight);
    canvas.getByRole('button', { name: `Details of ${args.rows[1]!.name}` }).focus();
    await userEvent.keyboard('{Enter}');
    await scrollsToTheEnd(scroller, () => expect(row(args.rows.length - 1)).toHaveAttribute('aria-rowindex', '2001'));
    // Each row begins where the one before it ends.
    const tops = [...canvasElement.querySelectorAll('tbody tr[data-row-id]')].map((each) => each.getBoundingClientRect());
    await expect(tops.slice(1).filter((each, index) => Math.abs(each.top - tops[index]!.bottom) > 1)).toEqual([]);
    await expect(cellsThatAreCut(canvasElement)).toEqual([]);
    await expect(rowsIn(canvasElement)).toBeLessThanOrEqual(mostRows);
  },
};

const hundred = sampleItems(100);

/** A list of two pages of fifty rows. */
function TurnedPage(props: DataTableProps<SampleItem>) {
  const [page, setPage] = useState(0);
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  return (
    <>
      <Button onPress={() => setPage(1 - page)}>Turn the page</Button>
      <DataTable {...props} rows={hundred.slice(page * 50, page * 50 + 50)} selection={{ ids: selectedIds, onChange: setSelectedIds }} />
    </>
  );
}

/** Rows in sight are rendered first; row counts include all rows. */
export const RowsInSightFirst: Story = {
  render: (args) => <TurnedPage {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const rows = () => canvasElement.querySelectorAll('tbody tr[data-row-id]').length;
    await expect(rows()).toBe(50);
    const firstDrawn = new Promise<{ drawn: number; rowCount: string | null }>((resolve) => {
      new MutationObserver((_, observer) => {
        if (rows() === 50) return;
        observer.disconnect();
        resolve({ drawn: rows(), rowCount: canvas.getByRole('table').getAttribute('aria-rowcount') });
        canvas.getByRole('checkbox', { name: 'Select all rows of this page' }).click();
      }).observe(canvasElement.querySelector('tbody')!, { childList: true });
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Turn the page' }));
    const { drawn, rowCount } = await firstDrawn;
    await expect(drawn).toBeGreaterThan(8);
    await expect(rowCount).toBe('51');
    await waitFor(() => expect(rows()).toBe(50));
    await expect(canvas.getByRole('table')).not.toHaveAttribute('aria-rowcount');
    await expect(canvasElement.querySelectorAll('tbody input:checked').length).toBe(50);
  },
};
