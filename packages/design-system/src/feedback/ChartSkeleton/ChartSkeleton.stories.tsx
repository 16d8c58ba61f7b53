import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { ChartSkeleton } from './ChartSkeleton.tsx';

const meta = {
  title: 'Feedback/ChartSkeleton',
  component: ChartSkeleton,
} satisfies Meta<typeof ChartSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the chart');
  },
};

export const Low: Story = { args: { height: '8rem' } };

export const Matrix: Story = { decorators: [allCombinations], args: { height: '6rem' } };
