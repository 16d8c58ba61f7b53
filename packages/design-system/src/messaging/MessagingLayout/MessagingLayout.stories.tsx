import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { ChannelList } from '../ChannelList/ChannelList.tsx';
import { Conversation } from '../Conversation/Conversation.tsx';
import { ConversationHeader } from '../ConversationHeader/ConversationHeader.tsx';
import { sampleMessage } from '../MessageBubble/sampleMessages.ts';
import { MessageComposer } from '../MessageComposer/MessageComposer.tsx';
import { MessagingLayout } from './MessagingLayout.tsx';

const amara = [{ id: 'amara', name: 'Amara Okafor' }];
const list = (
  <ChannelList
    channels={[{ id: 'amara', name: null, participants: amara, lastMessage: 'I can, from six.', lastMessageAtUtc: '2026-11-21T14:07:00Z', unreadCount: 0 }]}
    selectedId="amara"
    onSelectionChange={fn()}
    now={new Date('2026-11-21T15:00:00Z')}
  />
);
const conversation = (
  <Conversation
    label="Amara Okafor"
    height="100%"
    history={[sampleMessage('1', 'amara', '14:05', 'Can someone take the late shift?'), sampleMessage('2', 'you', '14:07', 'I can, from six.', { readCount: 1 })]}
    header={<ConversationHeader name="Amara Okafor" participants={amara} onBack={fn()} />}
    timeZone="America/Toronto"
    composer={<MessageComposer value="" onChange={() => undefined} onSend={() => Promise.resolve()} />}
  />
);

const meta = {
  title: 'Messaging/MessagingLayout',
  component: MessagingLayout,
  args: { list, conversation, isOpen: true, height: '36rem' },
} satisfies Meta<typeof MessagingLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BesideEachOther: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listbox', { name: 'Conversations' })).toBeVisible();
    await expect(canvas.getByRole('log', { name: 'Amara Okafor' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'All conversations' })).toBeNull();
  },
};
export const NoneOpen: Story = { args: { isOpen: false, conversation: <EmptyState title="Choose a conversation" /> } };
export const NarrowWithOneOpen: Story = { parameters: { checks: { width: 320 } } };
export const PhoneToItsEdges: Story = {
  args: { roomAround: '1rem' },
  parameters: { checks: { width: 390 } },
  decorators: [(Page) => <div style={{ padding: '1rem' }}>{Page()}</div>],
};
export const NarrowList: Story = { args: { isOpen: false }, parameters: { checks: { width: 320 } } };
export const Matrix: Story = { args: { height: '26rem' }, decorators: [allCombinations] };
