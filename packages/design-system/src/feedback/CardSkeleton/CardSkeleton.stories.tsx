import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { CardSkeleton } from './CardSkeleton.tsx';

const meta = {
  title: 'Feedback/CardSkeleton',
  component: CardSkeleton,
} satisfies Meta<typeof CardSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
};

export const SeveralWithPicture: Story = { args: { count: 4, hasPicture: true } };

export const Matrix: Story = { decorators: [allCombinations], args: { hasPicture: true } };
