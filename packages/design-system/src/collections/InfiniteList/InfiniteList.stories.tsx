import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { UserBadge } from '../../people/UserBadge/UserBadge.tsx';
import { InfiniteList } from './InfiniteList.tsx';
import type { InfiniteListProps } from './infiniteListTypes.ts';

interface Person {
  id: string;
  name: string;
}

const names = ['Ada Larsson', 'Bao Nguyen', 'Chidi Okafor', 'Dana Fields', 'Elif Kaya', 'Femi Ade', 'Grace Hall', 'Hugo Brandt'];
const people = (from: number, to: number): Person[] =>
  Array.from({ length: to - from }, (_, place) => ({ id: `person-${from + place}`, name: `${names[(from + place) % names.length]} ${from + place + 1}` }));

/** A list that has 60 people and loads 20 at a time. */
function Kept(props: InfiniteListProps<Person>) {
  const [items, setItems] = useState(props.items);
  const [isFailing, setFailing] = useState(props.error !== undefined && props.error !== null);
  const [selectedIds, setSelectedIds] = useState(props.selectedIds ?? new Set<string>());
  return (
    <InfiniteList
      {...props}
      items={items}
      selectedIds={selectedIds}
      onSelectionChange={setSelectedIds}
      hasMore={props.hasMore && items.length < 60}
      error={isFailing ? (props.error ?? null) : null}
      onLoadMore={() => {
        props.onLoadMore();
        if (props.isLoadingMore) return;
        setFailing(false);
        setItems((known) =>
          props.loadMoreAt === 'start' ? [...people(known.length, known.length + 20).reverse(), ...known] : [...known, ...people(known.length, known.length + 20)],
        );
      }}
    />
  );
}

const meta = {
  title: 'Collections/InfiniteList',
  component: InfiniteList<Person>,
  args: {
    label: 'People',
    items: people(0, 20),
    getItemId: ({ id }) => id,
    itemLabel: ({ name }) => name,
    renderItem: ({ name }) => <UserBadge name={name} />,
    hasMore: true,
    onLoadMore: fn(),
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof InfiniteList<Person>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LoadsMoreNearTheEnd: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { totalCount: 60 },
  play: async ({ canvas, args, canvasElement }) => {
    await expect(args.onLoadMore).not.toHaveBeenCalled();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Ada Larsson 1' })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(args.onLoadMore).toHaveBeenCalledOnce());
    await waitFor(() => expect(canvas.getByText('40 of 60 loaded')).toBeInTheDocument());
    // The place is kept: focus is where it was.
    await expect(canvas.getByRole('row', { name: 'Dana Fields 20' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByText('60 of 60 loaded')).toBeInTheDocument());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Dana Fields 60' })).toHaveFocus());
    await expect(canvas.getByText('All 60 loaded')).toBeInTheDocument();
    await expect(args.onLoadMore).toHaveBeenCalledTimes(2);
    await expect(canvasElement.querySelectorAll('[role="row"]').length).toBeLessThan(25);
  },
};

export const Choosing: Story = {
  args: { selectionMode: 'multiple', hasMore: false },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Chidi Okafor 3'));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Dana Fields 4' })).toHaveAttribute('aria-selected', 'true'));
    await expect(canvas.getByRole('row', { name: 'Chidi Okafor 3' })).toHaveAttribute('aria-selected', 'true');
  },
};

export const OlderAbove: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { loadMoreAt: 'start', hasLines: false, items: people(0, 20).reverse() },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Ada Larsson 1' })).toBeVisible());
    const scroller = canvasElement.querySelector('[role="grid"]')!.parentElement!.parentElement!;
    await waitFor(() => expect(scroller.scrollTop + scroller.clientHeight).toBeGreaterThan(scroller.scrollHeight - 4));
    await userEvent.click(canvas.getByText('Ada Larsson 1'));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(canvas.getByText('40 loaded')).toBeInTheDocument());
    // The row that had focus is still there, not pushed away by what came above it.
    await expect(canvas.getByRole('row', { name: 'Dana Fields 20' })).toHaveFocus();
    const row = canvas.getByRole('row', { name: 'Dana Fields 20' }).getBoundingClientRect();
    await waitFor(() => expect(row.top).toBeLessThan(scroller.getBoundingClientRect().bottom));
  },
};

export const LoadingMore: Story = { args: { items: people(0, 4), isLoadingMore: true } };

export const MoreFailed: Story = {
  args: { items: people(0, 4), error: 'The server did not answer.' },
  play: async ({ canvas, args }) => {
    await expect(args.onLoadMore).not.toHaveBeenCalled();
    await expect(canvas.getByText('The server did not answer.')).toBeVisible();
  },
};

export const TryingAgain: Story = {
  ...MoreFailed,
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onLoadMore).toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByText('24 loaded')).toBeInTheDocument());
  },
};

export const Loading: Story = { args: { items: [], isLoading: true } };
export const Empty: Story = { args: { items: [], hasMore: false, empty: 'Nobody matches' } };
export const FirstLoadFailed: Story = { args: { items: [], error: 'The server did not answer.' } };

export const Matrix: Story = {
  decorators: [allCombinations],
  args: { items: people(0, 4), hasMore: false, selectionMode: 'multiple', selectedIds: new Set(['person-1']), height: '18rem' },
};
