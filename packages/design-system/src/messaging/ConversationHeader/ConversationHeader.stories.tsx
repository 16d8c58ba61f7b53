import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { ConversationHeader } from './ConversationHeader.tsx';

const people = ['Amara Okafor', 'Jonas Lindqvist', 'Mei-Ling Chen', 'Tom Brady', 'Rosa Vidal'].map((name) => ({ id: name, name }));

const meta = {
  title: 'Messaging/ConversationHeader',
  component: ConversationHeader,
  args: { name: 'Night shift', participants: people },
} satisfies Meta<typeof ConversationHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Group: Story = {};
export const OnePerson: Story = { args: { name: 'Amara Okafor', participants: people.slice(0, 1) } };
export const Reconnecting: Story = { args: { connection: 'Reconnecting…' } };
export const LongName: Story = { args: { name: 'Everyone who has ever helped at the summer garden party or wants to help at the next one' }, parameters: { checks: { width: 320 } } };

export const BackToTheList: Story = {
  args: { onBack: fn() },
  parameters: { checks: { width: 320 } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'All conversations' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const Matrix: Story = { args: { connection: 'Reconnecting…' }, decorators: [allCombinations] };
