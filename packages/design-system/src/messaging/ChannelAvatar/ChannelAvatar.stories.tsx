import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { ChannelAvatar } from './ChannelAvatar.tsx';

const people = ['Amara Okafor', 'Jonas Lindqvist', 'Mei-Ling Chen', 'Tom Brady', 'Rosa Vidal', 'Lev Aronov'].map((name) => ({ id: name, name }));

const meta = {
  title: 'Messaging/ChannelAvatar',
  component: ChannelAvatar,
  args: { participants: people.slice(0, 1) },
} satisfies Meta<typeof ChannelAvatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnePerson: Story = {};
export const TwoPeople: Story = { args: { participants: people.slice(0, 2) } };
export const ThreePeople: Story = { args: { participants: people.slice(0, 3) } };
export const FourOfSix: Story = {
  args: { participants: people },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('AOJLMCTB');
  },
};
export const Nobody: Story = { args: { participants: [] } };
export const Matrix: Story = { args: { participants: people }, decorators: [allCombinations] };
