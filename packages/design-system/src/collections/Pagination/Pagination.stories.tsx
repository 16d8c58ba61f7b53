import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { clampPage, pageOfFirstRow } from './pageRules.ts';
import { Pagination } from './Pagination.tsx';
import type { PaginationProps } from './paginationTypes.ts';

const meta = {
  title: 'Collections/Pagination',
  component: Pagination,
  args: { label: 'Published Content pages', page: 1, pageSize: 25, totalCount: 140, onPageChange: fn() },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Keeps page and size as a screen does. */
function Kept(props: PaginationProps) {
  const [page, setPage] = useState(props.page);
  const [pageSize, setPageSize] = useState(props.pageSize ?? 20);
  const [totalCount, setTotalCount] = useState(props.totalCount);
  return (
    <>
      <Pagination
        {...props}
        page={page}
        pageSize={pageSize}
        totalCount={totalCount}
        onPageChange={(next) => {
          setPage(next);
          props.onPageChange(next);
        }}
        onPageSizeChange={(size) => {
          setPage(pageOfFirstRow(page, pageSize, size));
          setPageSize(size);
        }}
      />
      <button
        type="button"
        onClick={() => {
          setTotalCount(60);
          setPage(clampPage(page, 60, pageSize));
        }}
      >
        Delete all but 60
      </button>
    </>
  );
}

export const FirstPage: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByText('1–25 of 140')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }));
    await expect(args.onPageChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(args.onPageChange).toHaveBeenCalledWith(2);
  },
};

export const LastPage: Story = {
  args: { page: 6 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('126–140 of 140')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(args.onPageChange).not.toHaveBeenCalled();
  },
};

export const ManyPages: Story = { args: { page: 20, totalCount: 1000 } };
export const OnePage: Story = {
  args: { totalCount: 7, pageSizeOptions: [25, 50], onPageSizeChange: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1–7 of 7')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** All rows fit because the page is large: a smaller one can still be chosen. */
export const OneLargePage: Story = {
  args: { totalCount: 40, pageSize: 50, onPageSizeChange: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Rows per page/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Page 1' })).toBeNull();
  },
};

/** A list that names no page size has pages of 20 (LIM-14). */
export const WithoutPageSize: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  render: ({ label, onPageChange }) => <Pagination label={label} page={2} totalCount={60} onPageChange={onPageChange} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('21–40 of 60')).toBeVisible();
  },
};
export const NoResults: Story = { args: { totalCount: 0 } };
export const NextPageLoading: Story = { args: { page: 3, isDisabled: true } };

export const KeyboardToTheEnd: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { totalCount: 60, page: 2 },
  render: (args) => <Kept {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const next = canvas.getByRole('button', { name: 'Next page' });
    next.focus();
    await userEvent.keyboard('{Enter}{Enter}{Enter}');
    await expect(canvas.getByText('51–60 of 60')).toBeVisible();
    await expect(next).toHaveFocus();
  },
};

/** While the first page loads the total is unknown: the range doesn't claim that there are no rows. */
export const NotYetCounted: Story = {
  args: { page: 3, totalCount: null },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByText('No results')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }));
    await expect(args.onPageChange).not.toHaveBeenCalled();
  },
};

export const TotalShrinksBelowThePage: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { page: 6 },
  render: (args) => <Kept {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete all but 60' }));
    await expect(canvas.getByText('51–60 of 60')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
  },
};

export const PageSizeKeepsTheFirstRow: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { page: 3, pageSizeOptions: [25, 50] },
  render: (args) => <Kept {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /Rows per page/ }));
    await userEvent.click(await within(document.body).findByRole('option', { name: '50' }));
    await expect(await canvas.findByText('51–100 of 140')).toBeVisible();
    await waitFor(() => expect(within(document.body).queryByRole('listbox')).toBeNull());
  },
};

export const Narrow: Story = {
  args: { page: 3, totalCount: 1000, onPageSizeChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 358 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Page 3 of 40')).toBeVisible();
    await expect(within(canvasElement).queryByRole('button', { name: 'Page 4' })).toBeNull();
  },
};

export const Matrix: Story = {
  decorators: [allCombinations],
  // Ten copies in one picture: their landmarks can't have ten names.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  args: { page: 20, totalCount: 1000, onPageSizeChange: fn() },
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Pagination {...args} label="Many pages" />
      <Pagination {...args} label="First of six" page={1} totalCount={140} onPageSizeChange={undefined} />
      <Pagination {...args} label="Loading" page={1} totalCount={140} isDisabled />
    </div>
  ),
};
