import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import type { Comment } from '../CommentList/CommentList.tsx';
import { CommentThread } from './CommentThread.tsx';

const comments: Comment[] = [
  { id: 'cafeteria', author: { name: 'Grace Okafor' }, body: 'Does this go for the cafeteria too?', createdUtc: '2026-11-20T16:20:00Z', isHidden: false },
  { id: 'number', author: { name: 'Ravi Menon' }, body: 'Call me on my private number.', createdUtc: '2026-11-20T17:00:00Z', isHidden: true },
  {
    id: 'masks',
    author: { name: 'Nomvula Dlamini' },
    body: 'We ran out of size S masks on 2 East last night and nobody on shift knew where the spare key is.\nCan someone write down where the stock is after 8 PM?',
    createdUtc: '2026-11-21T11:46:00Z',
    isHidden: false,
  },
  { id: 'same', author: { name: 'Tomasz Wiśniewski' }, body: 'Same on 3 West on Friday. We borrowed a box from the lab.', createdUtc: '2026-11-21T11:51:00Z', isHidden: false },
];

const meta = {
  title: 'Content/CommentThread',
  component: CommentThread,
  args: { comments, openId: 'masks', now: new Date('2026-11-21T12:00:00Z') },
} satisfies Meta<typeof CommentThread>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InItsThread: Story = {
  args: { earlierCount: 29, onShowEarlier: fn(), onShow: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show 29 earlier' }));
    await expect(args.onShowEarlier).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Show the comment by Ravi Menon' }));
    await expect(args.onShow).toHaveBeenCalledWith(comments[1]);
  },
};

export const OlderOnesNotRead: Story = { args: { earlierCount: 1 } };
export const HiddenOne: Story = { args: { openId: 'number' } };
export const Narrow: Story = { parameters: { checks: { width: 320 } } };
export const Matrix: Story = { decorators: [allCombinations] };
