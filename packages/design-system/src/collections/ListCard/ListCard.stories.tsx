import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { Button } from '../../actions/Button/Button.tsx';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { sampleColumns, type SampleItem, sampleItems, sampleRowId, sampleRowLabel, sampleTypes } from '../DataTable/sampleContent.tsx';
import { RowMenu } from '../RowMenu/RowMenu.tsx';
import { RowName } from '../RowName/RowName.tsx';
import { ListCard } from './ListCard.tsx';
import type { ListCardProps } from './listCardTypes.ts';

const columns = sampleColumns.map((column) =>
  column.id === 'name'
    ? { id: column.id, header: column.header, isSortable: true, isRowHeader: true, cell: (item: SampleItem) => <RowName href={`#${item.id}`}>{item.name}</RowName> }
    : column.id === 'comments'
      ? { ...column, joins: { below: 50, column: 'author' } }
      : { ...column, width: '9rem', compact: [{ below: 60, width: '7rem' }] },
);
const rowActions = (item: SampleItem) => (
  <RowMenu
    label={`Actions for ${item.name}`}
    sections={() => [{ id: 'item', actions: [{ id: 'edit', label: 'Edit', href: `#${item.id}` }, { id: 'delete', label: 'Delete', onAction: () => undefined }] }]}
  />
);
const items = sampleItems(61);

/** Keeps search, filter and page as a screen does. */
function Screen(props: ListCardProps<SampleItem>) {
  const [search, setSearch] = useState(props.search?.value ?? '');
  const [type, setType] = useState<string | null>(null);
  const [page, setPage] = useState(1);
  const found = items.filter((item) => item.name.toLowerCase().includes(search.toLowerCase()) && (type === null || item.type === type));
  return (
    <ListCard
      {...props}
      rows={found.slice((page - 1) * 10, page * 10)}
      search={{ label: 'Search items', placeholder: 'Search items', value: search, onChange: setSearch }}
      filters={[{ id: 'type', label: 'Content Type', kind: 'choice', value: type, onChange: setType, options: sampleTypes }]}
      isFiltered={search !== '' || type !== null}
      onClearFilters={() => {
        setSearch('');
        setType(null);
      }}
      countOfAll={items.length}
      paging={{ label: 'Pages of items', page, pageSize: 10, totalCount: found.length, onPageChange: setPage, onPageSizeChange: fn() }}
    />
  );
}

const meta = {
  title: 'Collections/ListCard',
  component: ListCard<SampleItem>,
  args: { label: 'Items', columns, rows: sampleItems(5), getRowId: sampleRowId, rowLabel: sampleRowLabel, rowActions },
} satisfies Meta<typeof ListCard<SampleItem>>;

export default meta;
type Story = StoryObj<typeof meta>;

const paging = { label: 'Pages of items', page: 1, pageSize: 5, totalCount: 5, onPageChange: () => undefined };
const search = { label: 'Search items', placeholder: 'Search items', value: '', onChange: () => undefined };

export const Listed: Story = { render: (args) => <Screen {...args} /> };
export const Cards: Story = { render: (args) => <div style={{ inlineSize: '22rem', maxInlineSize: '100%' }}><Screen {...args} /></div> };
export const JoinedColumns: Story = { render: (args) => <div style={{ inlineSize: '46rem', maxInlineSize: '100%' }}><Screen {...args} /></div> };
export const Filtered: Story = { render: (args) => <Screen {...args} search={{ ...search, value: 'menu' }} /> };
export const Loading: Story = { args: { rows: [], load: { isLoading: true }, search, paging: { ...paging, totalCount: null } } };
export const Failed: Story = { args: { rows: [], load: { error: 'The server did not answer.', onRetry: fn() }, search, paging: { ...paging, totalCount: null } } };
/** The card says it once, in its middle: there are no pages, and no foot that repeats it. */
export const NothingFound: Story = {
  args: { rows: [], empty: <EmptyState title="Nothing found" />, search, isFiltered: true, paging: { ...paging, totalCount: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing found')).toBeVisible();
    await expect(canvas.queryByText('No results')).toBeNull();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
/** The last page follows: until it has loaded, the list is loading and not empty. */
const isNotEmpty: Story['play'] = async ({ canvas }) => {
  await expect(canvas.queryByText('Nothing found')).toBeNull();
  await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
};
export const PastTheEnd: Story = {
  // It looks like Loading.
  parameters: { checks: { isWithoutPicture: true } },
  args: { ...NothingFound.args, paging: { ...paging, page: 9, totalCount: 12 } },
  play: isNotEmpty,
};
export const LastPageRequested: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { ...NothingFound.args, load: { isRefreshing: true }, paging: { ...paging, page: 3, totalCount: 12 } },
  play: isNotEmpty,
};
export const Selected: Story = { args: { selection: { ids: new Set(['item-2']), onChange: fn() }, search, paging } };
/** Nothing can be set: the card begins with what it lists. */
const beginsWithItsRows: Story['play'] = async ({ canvasElement }) => {
  const card = canvasElement.querySelector('[data-card]')!;
  const first = within(card as HTMLElement).queryByRole('table') ?? within(card as HTMLElement).getByRole('list', { name: 'Items' });
  await waitFor(() => expect(first.getBoundingClientRect().top - card.getBoundingClientRect().top).toBeLessThanOrEqual(1));
};
export const OfOnePage: Story = { args: { paging: { ...paging, onPageSizeChange: () => undefined } }, play: beginsWithItsRows };
export const CardsOfOnePage: Story = { ...OfOnePage, render: (args) => <div style={{ inlineSize: '22rem', maxInlineSize: '100%' }}><ListCard {...args} /></div> };
/** One of several lists on a page: its title and what is done to all of it are in the card. */
export const Titled: Story = {
  args: { label: 'Active users', hasTitle: true, actions: <Button variant="outline" tone="neutral" size="small">Download</Button>, paging },
  play: async ({ canvasElement, canvas }) => {
    const card = canvasElement.querySelector('[data-card]')!.getBoundingClientRect();
    for (const part of [canvas.getByRole('heading', { name: 'Active users' }), canvas.getByRole('button', { name: 'Download' })]) {
      const { left, right, top } = part.getBoundingClientRect();
      await expect(Math.min(left - card.left, card.right - right, top - card.top)).toBeGreaterThanOrEqual(8);
    }
  },
};
export const TitledCards: Story = { args: Titled.args!, render: (args) => <div style={{ inlineSize: '22rem', maxInlineSize: '100%' }}><ListCard {...args} /></div> };
export const TitledEmpty: Story = { args: { ...Titled.args, rows: [], empty: <EmptyState title="No one was active" />, paging: { ...paging, totalCount: 0 } } };
export const SearchedTooShort: Story = { args: { search: { ...search, value: 'm', description: 'Type at least 2 characters' }, isFiltered: true, countOfAll: 5, paging } };
export const Matrix: Story = { decorators: [allCombinations], args: { search, paging, isFiltered: true } };

export const Filtering: Story = {
  render: (args) => <Screen {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('searchbox', { name: 'Search items' });
    const place = () => [field, canvas.getByRole('table')].map((element) => element.getBoundingClientRect().top);
    const before = place();
    await userEvent.keyboard('/');
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'menu');
    await expect(place()).toEqual(before);
    await expect(canvas.getByText('12 of 61')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Filters' }));
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('');
    await expect(place()).toEqual(before);
  },
};

export const ClearedInPlace: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { rows: sampleItems(50), selection: { ids: new Set(['item-2']), onChange: fn() }, search, paging: { ...paging, pageSize: 50, totalCount: 50 } },
  play: async ({ canvas }) => {
    const clear = canvas.getByRole('button', { name: 'Clear selection' });
    clear.scrollIntoView();
    const place = window.scrollY;
    await expect(place).toBeGreaterThan(0);
    await userEvent.click(clear);
    await expect(clear).not.toHaveFocus();
    await expect(window.scrollY).toBe(place);
  },
};

export const ActingOnARow: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getAllByRole('button', { name: /^Actions for/ })[0]!;
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitem', { name: 'Edit' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(screen.queryByRole('menu')).toBeNull();
  },
};
