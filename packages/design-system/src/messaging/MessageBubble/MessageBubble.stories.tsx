import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { MessageBubble } from './MessageBubble.tsx';
import { sampleMessage, samplePicture } from './sampleMessages.ts';

const question = sampleMessage('1', 'amara', '14:05', 'Can someone take the late shift at Harbour House on Friday?');
const own = sampleMessage('2', 'you', '14:07', 'I can, from six.', { readCount: 3 });

const meta = {
  title: 'Messaging/MessageBubble',
  component: MessageBubble,
  args: { message: question, onReply: fn(), onRetry: fn(), onDiscard: fn(), onOpenMedia: fn(), onDownload: fn(), timeZone: 'America/Toronto' },
} satisfies Meta<typeof MessageBubble>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Amara Okafor, 21 Nov 2026 9:05 AM' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onReply).toHaveBeenCalledWith(question);
  },
};
export const Own: Story = { args: { message: own } };
export const Sending: Story = { args: { message: { ...own, state: 'sending' } } };

export const NotSent: Story = {
  args: { message: { ...own, state: 'failed' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Continued: Story = { args: { message: question, isContinued: true } };
export const Waiting: Story = { args: { message: { ...own, state: 'waiting' } } };
export const Queued: Story = { args: { message: { ...own, state: 'queued' } } };

export const NotConfirmed: Story = {
  args: { message: { ...own, state: 'unsure' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
  },
};

export const Image: Story = {
  args: { message: sampleMessage('3', 'jonas', '14:10', { kind: 'image', fileName: 'harbour.png', picture: <img alt="" src={samplePicture} /> }) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open image harbour.png' }));
    await expect(args.onOpenMedia).toHaveBeenCalledOnce();
  },
};
export const Video: Story = { args: { message: sampleMessage('4', 'jonas', '14:11', { kind: 'video', fileName: 'walk-through.mp4' }) } };
export const File: Story = {
  args: { message: sampleMessage('5', 'amara', '14:12', { kind: 'file', fileName: 'Roster for the winter months, second draft.pdf' }) },
};
export const DeepLink: Story = {
  args: { message: sampleMessage('6', 'amara', '14:13', { kind: 'deepLink', label: 'Flu vaccination: dates and places', href: '#item' }) },
};

export const WithReplies: Story = {
  args: {
    message: {
      ...question,
      replies: [sampleMessage('7', 'jonas', '14:09', 'I could swap with you.'), sampleMessage('8', 'you', '14:15', 'Thanks both, that settles it.')],
    },
  },
};

export const LongText: Story = {
  args: {
    message: sampleMessage(
      '9',
      'amara',
      '14:20',
      `Please read all of this before Monday.\n\n${'The kitchen is being rebuilt, so meals come from Seaview until the end of the month. '.repeat(4)}\nhttps://intranet.example.org/a/very/long/address/that/has/no/place/to/break/and/must/not/push/the/page/apart`,
    ),
  },
};

export const Matrix: Story = {
  decorators: [allCombinations],
  render: (args) => (
    <Stack>
      <MessageBubble {...args} message={question} />
      <MessageBubble {...args} message={own} />
      <MessageBubble {...args} message={{ ...own, id: 'failed', state: 'failed', createdAtUtc: '2026-11-21T14:09:00Z' }} />
    </Stack>
  ),
};
