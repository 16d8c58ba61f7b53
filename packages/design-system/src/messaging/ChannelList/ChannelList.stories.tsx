import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { ChannelList, type ChannelListProps, type ChannelSummary } from './ChannelList.tsx';

const person = (name: string) => ({ id: name, name });
const channels: ChannelSummary[] = [
  {
    id: 'night',
    name: 'Night shift',
    participants: ['Amara Okafor', 'Jonas Lindqvist', 'Mei-Ling Chen', 'Tom Brady'].map(person),
    lastMessage: 'Thanks both, that settles it.',
    lastMessageAtUtc: '2026-11-21T11:56:00Z',
    unreadCount: 3,
  },
  {
    id: 'amara',
    name: null,
    participants: [person('Amara Okafor')],
    lastMessage: 'The roster is out; please look whether the two long weekends still suit you.',
    lastMessageAtUtc: '2026-11-21T09:00:00Z',
    unreadCount: 0,
  },
  { id: 'two', name: '', participants: ['Rosa Vidal', 'Lev Aronov'].map(person), lastMessage: null, lastMessageAtUtc: null, unreadCount: 0 },
  {
    id: 'all',
    name: 'Everyone who has ever helped at the summer garden party or wants to',
    participants: ['Rosa Vidal', 'Lev Aronov', 'Ines Duarte'].map(person),
    lastMessage: 'Photos are up.',
    lastMessageAtUtc: '2026-11-12T09:00:00Z',
    unreadCount: 128,
  },
];

const draft = '\nCould you take\nthe early shift on Thursday, and tell Jonas that the keys are where they have always been, please?\nIt is late, I know.';
/** Two of them are half written: one that is read and one with unread messages. */
const withDrafts = channels.map((channel) => (['night', 'two'].includes(channel.id) ? { ...channel, draft } : channel));

const meta = {
  title: 'Messaging/ChannelList',
  component: ChannelList,
  args: { channels, selectedId: 'amara', onSelectionChange: fn(), now: new Date('2026-11-21T12:00:00Z') },
} satisfies Meta<typeof ChannelList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Conversations: Story = {
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('option', { name: /^Rosa Vidal, Lev Aronov/ })).toBeVisible();
    await expect(canvas.getByRole('option', { name: /^Night shift.*3 unread messages/ })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('option', { name: /^Amara Okafor/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('option', { name: /^Night shift/ })).toHaveFocus();
    await expect(args.onSelectionChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelectionChange).toHaveBeenCalledWith('night');
  },
};

/** An undelivered message is shown before a draft. */
export const Undelivered: Story = {
  args: {
    channels: channels.map((channel) => ({
      ...channel,
      ...(channel.id === 'night' && { draft, undelivered: { state: 'failed', text: 'I can take\nthe early shift.' } as const }),
      ...(channel.id === 'amara' && { undelivered: { state: 'unsure', text: 'Both weekends suit me, thank you for asking so early.' } as const }),
    })),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('option', { name: /^Night shift ?Not sent: I can take the early shift\..*, 3 unread messages/ })).toBeVisible();
    await expect(canvas.getByRole('option', { name: /^Amara Okafor ?Not confirmed: Both weekends suit me/ })).toBeVisible();
  },
};

export const Drafts: Story = {
  args: { channels: withDrafts },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('option', { name: /^Rosa Vidal, Lev Aronov ?Draft: Could you take the early shift on .*…/ })).toBeVisible();
    await expect(canvas.getByRole('option', { name: /^Night shift ?Draft: Could you.*, 3 unread messages/ })).toBeVisible();
    await expect(canvas.queryByText(/^Thanks both/)).not.toBeInTheDocument();
  },
};

export const NextPage: Story = {
  args: { onLoadMore: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more conversations' }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

/** Its last page loads with the press. */
function Paged(props: ChannelListProps) {
  const [isWhole, setWhole] = useState(false);
  return <ChannelList {...props} channels={isWhole ? channels : channels.slice(0, 2)} {...(!isWhole && { onLoadMore: () => setWhole(true) })} />;
}

export const FocusGoesToTheFirstOfTheLastPage: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  render: (args) => <Paged {...args} />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Show more conversations' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('option', { name: /^Rosa Vidal, Lev Aronov/ })).toHaveFocus());
  },
};

export const LoadingMore: Story = { args: { onLoadMore: fn(), isLoadingMore: true } };
export const Narrow: Story = { parameters: { checks: { width: 320 } } };
export const Loading: Story = { args: { channels: [], isLoading: true } };
export const Empty: Story = { args: { channels: [] } };

export const Failed: Story = {
  args: { channels: [], error: 'Unable to process your request.', onRetry: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Matrix: Story = { args: { channels: withDrafts }, decorators: [allCombinations] };
