import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { Button } from '../../actions/Button/Button.tsx';
import { useListener } from '../../effects/useListener.ts';
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
/** The 696 pixels that a window of 1024 leaves beside the navigation. */
export const BesideEachOtherWhereTight: Story = { parameters: { checks: { width: 728 } } };
export const NarrowWithOneOpen: Story = { parameters: { checks: { width: 320 } } };
export const PhoneToItsEdges: Story = {
  args: { roomAround: '1rem' },
  parameters: { checks: { width: 390 } },
  decorators: [(Page) => <div style={{ padding: '1rem' }}>{Page()}</div>],
};
export const NarrowList: Story = { args: { isOpen: false }, parameters: { checks: { width: 320 } } };
/** Two conversations with people, and no page around them that would manage the focus. */
function TwoConversations() {
  const [openId, setOpenId] = useState<string | null>(null);
  const people = ['Amara Okafor', 'Jonas Lindqvist'];
  return (
    <MessagingLayout
      height="36rem"
      isOpen={openId !== null}
      list={
        <ChannelList
          channels={people.map((name) => ({ id: name, name, participants: [{ id: name, name }], lastMessage: null, lastMessageAtUtc: null, unreadCount: 0 }))}
          selectedId={openId}
          onSelectionChange={setOpenId}
          now={new Date('2026-11-21T15:00:00Z')}
        />
      }
      conversation={
        openId !== null && (
          <Conversation
            key={openId}
            label={openId}
            height="100%"
            history={[]}
            header={
              <ConversationHeader
                name={openId}
                participants={[{ id: openId, name: openId }]}
                onBack={() => setOpenId(null)}
                actions={<Button onPress={() => setOpenId(people.find((name) => name !== openId) ?? null)}>The other one</Button>}
              />
            }
            composer={
              <>
                <MessageComposer value="" onChange={() => undefined} onSend={() => Promise.resolve()} />
                <Shortcut onPress={() => setOpenId(people.find((name) => name !== openId) ?? null)} />
              </>
            }
          />
        )
      }
    />
  );
}

/** Simulates Back, which leads to another conversation wherever the focus is. */
function Shortcut({ onPress }: { onPress: () => void }) {
  useListener('keydown', ({ key }) => key === 'F8' && onPress(), { isFirst: true });
  return null;
}

export const FocusGoesAlong: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  render: () => <TwoConversations />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('option', { name: /^Amara/ }));
    await userEvent.click(canvas.getByRole('textbox', { name: 'Message' }));
    await userEvent.keyboard('{F8}');
    await expect(await canvas.findByRole('heading', { name: 'Jonas Lindqvist' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'The other one' }));
    await expect(await canvas.findByRole('log', { name: 'Amara Okafor' })).toHaveFocus();
  },
};

export const FocusGoesAlongWhereNarrow: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  render: () => (
    <div style={{ inlineSize: 'min(24rem, 100%)' }}>
      <TwoConversations />
    </div>
  ),
  play: async ({ canvas }) => {
    (await canvas.findByRole('option', { name: /^Jonas/ })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('log', { name: 'Jonas Lindqvist' })).toHaveFocus();
    canvas.getByRole('button', { name: 'All conversations' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('option', { name: /^Jonas/ })).toHaveFocus();
  },
};

export const Matrix: Story = { args: { height: '26rem' }, decorators: [allCombinations] };
