import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { CommentList, type Comment } from './CommentList.tsx';

const comments: Comment[] = [
  { id: '1', author: { name: 'Amara Okafor' }, body: 'Thank you, this helps a lot.', createdUtc: '2026-11-21T11:40:00Z', isHidden: false },
  {
    id: '2',
    author: { name: 'Jonas Lindqvist' },
    body: 'Who do I ask about the second weekend?\nThe list still has me on both.',
    createdUtc: '2026-11-21T08:00:00Z',
    isHidden: false,
  },
  { id: '3', author: { name: 'Tom Brady' }, body: 'Call me on my private number.', createdUtc: '2026-11-18T08:00:00Z', isHidden: true },
];

const meta = {
  title: 'Content/CommentList',
  component: CommentList,
  args: {
    comments,
    page: 1,
    totalCount: 3,
    now: new Date('2026-11-21T12:00:00Z'),
    onPageChange: fn(),
    onVisibilityChange: fn(),
    onDelete: fn(async () => undefined),
    describeError: (error) => (error instanceof Error ? error.message : ''),
  },
} satisfies Meta<typeof CommentList>;

export default meta;
type Story = StoryObj<typeof meta>;

const openActions = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name: `Actions for the comment by ${name}` }));
  return screen.findByRole('menu');
};

export const Comments: Story = {};

export const HiddenByTheMenu: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ args }) => {
    await openActions('Amara Okafor');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Hide' }));
    await expect(args.onVisibilityChange).toHaveBeenCalledWith(comments[0], true);
    await openActions('Tom Brady');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Show' }));
    await expect(args.onVisibilityChange).toHaveBeenCalledWith(comments[2], false);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

/** The row that had the focus is removed with its comment. */
export const NextCommentHasTheFocusAfterADeletion: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  render: function Render(args) {
    const [left, setLeft] = useState(args.comments);
    return <CommentList {...args} comments={left} totalCount={left.length} onDelete={async ({ id }) => setLeft(left.filter((comment) => comment.id !== id))} />;
  },
  play: async () => {
    const remove = async (name: string) => {
      await openActions(name);
      await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    };
    await remove('Amara Okafor');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Actions for the comment by Jonas Lindqvist' })).toHaveFocus());
    await remove('Tom Brady');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Actions for the comment by Jonas Lindqvist' })).toHaveFocus());
    await remove('Jonas Lindqvist');
    await waitFor(() => expect(screen.getByRole('group', { name: 'Comments' })).toHaveFocus());
  },
};

export const DeletionThatFails: Story = {
  args: { onDelete: fn(() => Promise.reject(new Error('The comment is gone already.'))) },
  play: async ({ args }) => {
    await openActions('Jonas Lindqvist');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete the comment by Jonas Lindqvist?' });
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(question).toHaveTextContent('The comment is gone already.'));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};

export const NotAllowed: Story = {
  args: { disabledReason: 'Only the author and super administrators may remove comments.' },
  play: async ({ args }) => {
    await openActions('Amara Okafor');
    await userEvent.keyboard('{Home}{Enter}');
    await expect(screen.getAllByText('Only the author and super administrators may remove comments.')[0]).toBeVisible();
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
};

/** Users who may not moderate can still delete their own comments. */
export const OwnCommentAmongOthers: Story = {
  args: { disabledReason: 'Your role may not change items on this page.' },
  parameters: { checks: { isWithoutPicture: true } },
  render: (args) => <CommentList {...args} comments={args.comments.map((comment, place) => ({ ...comment, isOwn: place === 0 }))} />,
  play: async ({ args }) => {
    await openActions('Amara Okafor');
    await expect(screen.getByRole('menuitem', { name: /^Hide/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(args.onDelete).toHaveBeenCalledOnce());
  },
};

export const SecondPage: Story = {
  args: { page: 2, totalCount: 23, onDownload: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Page 3' }));
    await expect(args.onPageChange).toHaveBeenCalledWith(3);
  },
};

export const Narrow: Story = { parameters: { checks: { width: 320 } } };
export const Loading: Story = { args: { comments: [], totalCount: 0, isLoading: true } };
export const Empty: Story = { args: { comments: [], totalCount: 0 } };

export const Failed: Story = {
  args: { comments: [], totalCount: 0, error: 'Unable to process your request.', onRetry: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Matrix: Story = { decorators: [allCombinations] };
