import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { Button } from '../../actions/Button/Button.tsx';
import { Modal } from '../../overlays/Modal/Modal.tsx';
import { DataTable } from './DataTable.tsx';
import type { DataTableProps, DataTableSort } from './dataTableTypes.ts';
import { sampleColumns, sampleItems, sampleRowId, sampleRowLabel, sampleTypes, type SampleItem } from './sampleContent.tsx';

/** Keeps sort, filters, selection and rows as a screen does. */
function Screen(props: DataTableProps<SampleItem>) {
  const [sort, setSort] = useState<DataTableSort | null>(props.sorting?.sort ?? null);
  const [name, setName] = useState('');
  const [type, setType] = useState<string | null>(null);
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(props.selection?.ids ?? new Set());
  const [items, setItems] = useState(props.rows);
  const shown = items.filter((item) => item.name.toLowerCase().includes(name.toLowerCase()) && (type === null || item.type === type));
  const rows = sort === null ? shown : shown.toSorted((a, b) => (sort.direction === 'ascending' ? 1 : -1) * a.name.localeCompare(b.name));
  const [remove] = useState(() => (item: SampleItem) => (
    <Button size="small" variant="quiet" tone="danger" aria-label={`Delete ${item.name}`} onPress={() => setItems((all) => all.filter((other) => other !== item))}>
      Delete
    </Button>
  ));
  return (
    <DataTable
      {...props}
      rows={rows}
      sorting={{
        sort,
        onChange: (next) => {
          setSort(next);
          props.sorting?.onChange(next);
        },
      }}
      filtering={{
        filters: {
          name: { kind: 'text', value: name, onChange: setName },
          type: { kind: 'choice', value: type, onChange: setType, options: sampleTypes },
        },
        onClear: () => {
          setName('');
          setType(null);
        },
      }}
      selection={{
        ...props.selection,
        ids: selectedIds,
        onChange: setSelectedIds,
        actions: (
          <Button size="small" tone="danger" variant="outline">
            Delete selected
          </Button>
        ),
      }}
      rowActions={remove}
    />
  );
}

const meta = {
  title: 'Collections/DataTable',
  component: DataTable<SampleItem>,
  args: {
    label: 'Published Content',
    columns: sampleColumns,
    rows: sampleItems(8),
    getRowId: sampleRowId,
    rowLabel: sampleRowLabel,
    sorting: { sort: null, onChange: fn() },
  },
} satisfies Meta<typeof DataTable<SampleItem>>;

export default meta;
type Story = StoryObj<typeof meta>;

const asScreen = { render: (args: DataTableProps<SampleItem>) => <Screen {...args} /> };

export const Plain: Story = { args: { sorting: undefined } };
export const LoadingFirstRows: Story = { args: { rows: [], load: { isLoading: true, skeletonRowCount: 8 } } };
export const Refreshing: Story = { args: { load: { isRefreshing: true } } };
export const NoRowsYet: Story = { args: { rows: [], empty: 'No content has been published yet.' } };

export const LoadFailed: Story = {
  args: { rows: [], load: { error: 'The server did not answer. Check your connection.', onRetry: fn() } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server did not answer');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.load?.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: { rows: sampleItems(2).map((item) => ({ ...item, name: `${item.name} ${'and everything that follows from it '.repeat(4)}` })) },
  play: async ({ canvasElement, args }) => {
    const [name] = within(canvasElement).getAllByRole('rowheader');
    await expect(name).toHaveTextContent(args.rows[0]!.name.trim());
    // It wraps: all of it can be read.
    await expect(name!.scrollWidth).toBeLessThanOrEqual(name!.clientWidth);
  },
};

export const SortCycle: Story = {
  ...asScreen,
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const head = canvas.getByRole('columnheader', { name: /Name/ });
    const button = within(head).getByRole('button', { name: 'Name' });
    await expect(head).toHaveAttribute('aria-sort', 'none');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.keyboard(' ');
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(button);
    await expect(head).toHaveAttribute('aria-sort', 'none');
    await expect(args.sorting?.onChange).toHaveBeenLastCalledWith(null);
    await expect(await screen.findByText('Not sorted', { selector: '[role=status] *' })).toBeInTheDocument();
  },
};

export const Filtering: Story = {
  ...asScreen,
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Filter by Name' }), 'menu');
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(2));
    await userEvent.click(await canvas.findByRole('button', { name: /Filter by Content Type/ }));
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Gallery' }));
    await expect(await canvas.findByText('Nothing to show.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filter Content Type' }));
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Filters' }));
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(8);
    await expect(canvas.queryByRole('button', { name: 'Clear Filters' })).toBeNull();
    await expect(canvas.getByRole('heading')).toHaveFocus();
  },
};

export const SelectingRows: Story = {
  ...asScreen,
  parameters: { checks: { isWithoutPicture: true } },
  args: { selection: { ids: new Set(), onChange: fn(), disabledReason: (item) => (item.id === 'item-3' ? 'You may not delete this item.' : null) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const page = canvas.getByRole<HTMLInputElement>('checkbox', { name: 'Select all rows of this page' });
    const first = canvas.getByRole('checkbox', { name: 'Select Flu clinic hours, week 1' });
    first.focus();
    await userEvent.keyboard(' ');
    await expect(first).toBeChecked();
    await expect(page.indeterminate).toBe(true);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Shift change notice, week 3' }));
    await userEvent.click(page);
    await expect(await within(await canvas.findByRole('group', { name: 'Selection' })).findByText('7 selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
    await expect(page).not.toBeChecked();
  },
};

export const FocusAfterDeletion: Story = {
  ...asScreen,
  parameters: { checks: { isWithoutPicture: true } },
  args: { rows: sampleItems(3) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const remove = (name: string) => canvas.getByRole('button', { name: `Delete ${name}` });
    remove('Kitchen menu, week 2').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(remove('Shift change notice, week 3')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(remove('Flu clinic hours, week 1')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Published Content' })).toHaveFocus());
  },
};

/** Deletion with a question, as screens do it: the row is removed while the dialog is still open, then the dialog closes. */
function AskingFirst(props: DataTableProps<SampleItem>) {
  const [rows, setRows] = useState(props.rows);
  const [asked, setAsked] = useState<SampleItem | null>(null);
  const [ask] = useState(() => (item: SampleItem) => (
    <Button size="small" variant="quiet" tone="danger" aria-label={`Delete ${item.name}`} onPress={() => setAsked(item)}>
      Delete
    </Button>
  ));
  return (
    <>
      <h1>Content</h1>
      <DataTable {...props} rows={rows} rowActions={ask} />
      <Modal
        isOpen={asked !== null}
        onOpenChange={() => setAsked(null)}
        title="Delete item"
        footer={
          <>
            <Button tone="danger" variant="outline" onPress={() => setRows(rows.filter((item) => item !== asked))}>
              Delete
            </Button>
            <Button onPress={() => setAsked(null)}>Close</Button>
          </>
        }
      >
        {asked?.name}
      </Modal>
    </>
  );
}

export const FocusAfterDeletionInDialog: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { rows: sampleItems(3) },
  render: (args) => <AskingFirst {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Kitchen menu, week 2' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    const close = dialog.getAllByRole('button', { name: 'Close' }).at(-1)!;
    close.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete Shift change notice, week 3' })).toHaveFocus());
  },
};

export const Cards: Story = {
  ...asScreen,
  // Its long play may need a second try on a busy machine, with a different picture. `CardsLoading` and CardList have pictures.
  parameters: { checks: { isWithoutPicture: true } },
  args: { rows: sampleItems(4) },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 358 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Sort and filter' }));
    await userEvent.click(canvas.getByRole('button', { name: /Sort by/ }));
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Name, descending' }));
    await expect(args.sorting?.onChange).toHaveBeenCalledWith({ columnId: 'name', direction: 'descending' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows of this page' }));
    await expect(await within(await canvas.findByRole('group', { name: 'Selection' })).findByText('4 selected')).toBeVisible();
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Filter by Name' }), 'menu');
    await waitFor(() => expect(within(canvas.getByRole('list')).getAllByRole('listitem')).toHaveLength(1));
  },
};

export const CardsLoading: Story = { decorators: Cards.decorators!, args: { rows: [], load: { isLoading: true, skeletonRowCount: 3 } } };

export const Matrix: Story = {
  decorators: [allCombinations],
  ...asScreen,
  args: {
    columns: sampleColumns.filter((column) => column.id !== 'comments' && column.id !== 'author'),
    rows: sampleItems(4),
    sorting: { sort: { columnId: 'name', direction: 'ascending' }, onChange: fn() },
    selection: { ids: new Set(['item-2']), onChange: fn() },
  },
};
