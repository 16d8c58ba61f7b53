import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { Button } from '../../actions/Button/Button.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { MessageComposer } from '../MessageComposer/MessageComposer.tsx';
import { sampleMessage, samplePicture } from '../MessageBubble/sampleMessages.ts';
import { Conversation } from './Conversation.tsx';

const history = [
  { ...sampleMessage('0', 'jonas', '13:00', 'The keys are with Rosa.'), createdAtUtc: '2026-11-20T13:00:00Z' },
  sampleMessage('1', 'amara', '14:05', 'Can someone take the late shift at Harbour House on Friday?', {
    replies: [sampleMessage('7', 'jonas', '14:09', 'I could swap with you.')],
  }),
  sampleMessage('2', 'you', '14:07', 'I can, from six.', { readCount: 3 }),
  sampleMessage('3', 'jonas', '14:10', { kind: 'image', fileName: 'harbour.png', address: samplePicture }),
];

const meta = {
  title: 'Messaging/Conversation',
  component: Conversation,
  args: {
    label: 'Night shift',
    history,
    onReply: fn(),
    timeZone: 'America/Toronto',
    composer: <MessageComposer value="" onChange={() => undefined} onSend={async () => undefined} />,
  },
} satisfies Meta<typeof Conversation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByDay: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Friday, November 20, 2026' })).toBeInTheDocument();
    await expect(canvas.getByRole('log', { name: 'Night shift' })).toBeVisible();
  },
};
export const WithUnread: Story = { args: { firstUnreadId: '3', height: '44rem' } };
export const Narrow: Story = { parameters: { checks: { width: 320 } } };
export const Loading: Story = { args: { history: [], isLoading: true } };
export const Empty: Story = { args: { history: [] } };

export const Failed: Story = {
  args: { history: [], error: 'Unable to process your request.', onLoadAgain: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onLoadAgain).toHaveBeenCalledOnce();
  },
};

const older = Array.from({ length: 30 }, (_, index) => ({
  ...sampleMessage(`older-${index}`, 'amara', '08:00', `Older message ${index + 1}`),
  createdAtUtc: '2026-11-19T08:00:00Z',
}));

export const KeepsThePlaceWhenOlderOnesArrive: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  render: function Render(args) {
    const [shown, setShown] = useState(args.history);
    const [count, setCount] = useState(0);
    return (
      <Stack>
        <Conversation {...args} history={shown} onLoadOlder={() => setShown([...older, ...shown])} />
        <Button
          onPress={() => {
            setCount(count + 1);
            setShown([...shown, sampleMessage(`new-${count}`, 'jonas', '15:00', `Newest message ${count}`)]);
          }}
        >
          Receive
        </Button>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    const end = () => log.scrollHeight - log.clientHeight - log.scrollTop;
    await waitFor(() => expect(end()).toBeLessThan(4));
    await userEvent.click(canvas.getByRole('button', { name: 'Receive' }));
    await waitFor(() => expect(end()).toBeLessThan(4));
    log.scrollTop = 0;
    log.dispatchEvent(new Event('scroll'));
    await userEvent.click(canvas.getByRole('button', { name: 'Show older messages' }));
    await expect(log.scrollTop).toBeGreaterThan(500);
    const place = log.scrollTop;
    await userEvent.click(canvas.getByRole('button', { name: 'Receive' }));
    await expect(Math.abs(log.scrollTop - place)).toBeLessThan(4);
  },
};

export const Matrix: Story = { args: { height: '26rem' }, decorators: [allCombinations] };
