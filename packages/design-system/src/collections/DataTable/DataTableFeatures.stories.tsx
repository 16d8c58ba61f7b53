import type { Meta, StoryObj } from '@storybook/react-vite';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { Button } from '../../actions/Button/Button.tsx';
import { belowBar } from '../../theme/belowBar.css.ts';
import { DataTable } from './DataTable.tsx';
import type { DataTableProps } from './dataTableTypes.ts';
import { sampleColumns, sampleItems, sampleRowId, sampleRowLabel, type SampleItem } from './sampleContent.tsx';

const details = (item: SampleItem) => `${item.name} has ${item.comments} comments and was written by ${item.author ?? 'nobody known'}.`;

const meta = {
  title: 'Collections/DataTable/Features',
  component: DataTable<SampleItem>,
  args: { label: 'Published Content', columns: sampleColumns, rows: sampleItems(6), getRowId: sampleRowId, rowLabel: sampleRowLabel },
} satisfies Meta<typeof DataTable<SampleItem>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const HidingColumns: Story = {
  args: { columnMenu: { onChange: fn() } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    // The menu's code is fetched when it is first shown.
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Columns' })).toBeEnabled());
    canvas.getByRole('button', { name: 'Columns' }).focus();
    await userEvent.keyboard('{Enter}');
    const menu = within(await within(document.body).findByRole('menu', { name: 'Columns' }));
    await expect(menu.queryByRole('menuitemcheckbox', { name: 'Name' })).toBeNull();
    await userEvent.click(menu.getByRole('menuitemcheckbox', { name: 'Author' }));
    await expect(args.columnMenu?.onChange).toHaveBeenCalledWith(new Set(['author']));
    await userEvent.click(menu.getByRole('menuitemcheckbox', { name: 'Status' }));
    await userEvent.click(menu.getByRole('menuitemcheckbox', { name: 'Author' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: 'Status' })).toBeNull());
    await expect(canvas.getByRole('columnheader', { name: 'Author' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Columns' })).toHaveFocus());
  },
};

/** Keeps the selection, and whether it is every row of every page, as a screen does. */
function SelectingScreen(props: DataTableProps<SampleItem>) {
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const [isEvery, setIsEvery] = useState(false);
  return (
    <DataTable
      {...props}
      selection={{
        ids: selectedIds,
        onChange: (ids) => {
          setSelectedIds(ids);
          setIsEvery(false);
        },
        isEveryRow: isEvery,
        onEveryRow: () => setIsEvery(true),
        actions: (
          <Button size="small" tone="danger" variant="outline">
            Delete selected
          </Button>
        ),
      }}
    />
  );
}

export const SelectingEveryPage: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { page: { totalCount: 1240, offset: 0 } },
  render: (args) => <SelectingScreen {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // The bar follows right after the checkboxes.
    const bar = async () => within(await canvas.findByRole('group', { name: 'Selection' }));
    const page = canvas.getByRole<HTMLInputElement>('checkbox', { name: 'Select all rows of this page' });
    await userEvent.click(page);
    await userEvent.click(await (await bar()).findByRole('button', { name: 'Select all 1,240' }));
    await expect(await (await bar()).findByText('1,240 selected')).toBeVisible();
    await expect(await screen.findByText('1,240 selected', { selector: '[role=status] *' })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Kitchen menu, week 2' }));
    await expect(await (await bar()).findByText('5 selected')).toBeVisible();
    await expect(page.indeterminate).toBe(true);
    await userEvent.click(page);
    await userEvent.click((await bar()).getByRole('button', { name: 'Clear selection' }));
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'Selection' })).toBeNull());
  },
};

/** The checkboxes show what the caller holds, whatever was pressed. */
export const SelectionThatTheCallerRefuses: Story = {
  args: { selection: { ids: new Set(['item-2']), onChange: fn() } },
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const row = canvas.getByRole('checkbox', { name: 'Select Flu clinic hours, week 1' });
    const page = canvas.getByRole<HTMLInputElement>('checkbox', { name: 'Select all rows of this page' });
    await userEvent.click(row);
    await expect(args.selection?.onChange).toHaveBeenCalledWith(new Set(['item-2', 'item-1']));
    await waitFor(() => expect(row).not.toBeChecked());
    await userEvent.click(page);
    await waitFor(() => expect(row).not.toBeChecked());
    await expect(canvas.getByRole('checkbox', { name: 'Select Kitchen menu, week 2' })).toBeChecked();
    await expect(page.indeterminate).toBe(true);
  },
};

export const ExpandingRows: Story = {
  args: { expansion: { render: details, onChange: fn() } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Details of Kitchen menu, week 2' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.expansion?.onChange).toHaveBeenCalledWith(new Set(['item-2']));
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(document.getElementById(button.getAttribute('aria-controls') ?? '')).toHaveTextContent(/Kitchen menu, week 2 has 37 comments/);
    await userEvent.keyboard(' ');
    await expect(canvas.queryByText(/has 37 comments/)).toBeNull();
    await userEvent.click(button);
    await userEvent.click(canvas.getByRole('button', { name: 'Details of Fire drill report, week 4' }));
    await expect(canvas.getAllByText(/comments and was written by/)).toHaveLength(2);
  },
};

const sticky: Story = {
  args: { scrolling: { isFirstColumnSticky: true }, narrowestTable: 60, expansion: { render: details }, selection: { ids: new Set(['item-2']), onChange: fn() } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '38rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const StickyFirstColumn: Story = {
  ...sticky,
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const scroller = canvas.queryByRole('group', { name: 'Published Content' });
    // A narrow viewport shows cards instead.
    if (scroller === null) return expect(canvas.getByRole('list')).toBeVisible();
    const first = canvas.getByRole('rowheader', { name: 'Kitchen menu, week 2' });
    const before = first.getBoundingClientRect().left;
    scroller.scrollLeft = 200;
    await waitFor(() => expect(scroller).toHaveAttribute('data-scrolled'));
    await expect(Math.abs(first.getBoundingClientRect().left - before)).toBeLessThan(2);
  },
};

/** In a page that scrolls the column names stay in sight below its bar, and no focused row is under them. */
export const HeadBelowTheBarOfAPage: Story = {
  args: { rows: sampleItems(50), rowActions: () => <Button size="small">Edit</Button> },
  decorators: [
    (Story) => (
      <div style={assignInlineVars({ [belowBar]: '64px' })}>
        <Story />
      </div>
    ),
  ],
  parameters: { checks: { isWithoutPicture: true } },
  beforeEach: () => {
    document.documentElement.style.scrollPaddingBlockStart = '64px';
    return () => {
      document.documentElement.style.scrollPaddingBlockStart = '';
    };
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const buttons = canvas.getAllByRole('button', { name: 'Edit' });
    buttons[40]?.scrollIntoView({ block: 'end' });
    const head = canvas.queryByRole('columnheader', { name: /^Name/ });
    // A narrow viewport shows cards instead.
    if (head === null) return expect(canvas.getByRole('list')).toBeVisible();
    await waitFor(() => expect(head.getBoundingClientRect().top).toBeCloseTo(64, 0));
    for (const button of buttons.slice(20, 40).reverse()) {
      button.focus();
      await expect(button.getBoundingClientRect().top).toBeGreaterThanOrEqual(head.getBoundingClientRect().bottom);
    }
  },
};

/** Text twice as large, as users may set it. */
export const LargeText: Story = {
  ...sticky,
  args: { ...sticky.args, columnMenu: {} },
  decorators: [],
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => {
      document.documentElement.style.fontSize = '';
    };
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Kitchen menu, week 2')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const Matrix: Story = {
  decorators: [allCombinations],
  args: {
    columns: sampleColumns.filter((column) => column.id !== 'comments' && column.id !== 'author'),
    rows: sampleItems(3),
    expansion: { render: details, defaultIds: new Set(['item-2']) },
    selection: { ids: new Set(['item-3']), onChange: fn() },
    columnMenu: {},
  },
};
