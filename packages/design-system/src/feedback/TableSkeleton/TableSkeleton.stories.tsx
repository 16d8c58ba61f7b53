import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { TableSkeleton } from './TableSkeleton.tsx';

const meta = {
  title: 'Feedback/TableSkeleton',
  component: TableSkeleton,
} satisfies Meta<typeof TableSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the list');
  },
};

export const Wide: Story = { args: { rows: 5, columns: 6, label: 'Loading users' } };
export const Narrow: Story = { parameters: { checks: { width: 320 } } };

export const Matrix: Story = { decorators: [allCombinations], args: { rows: 3, columns: 3 } };
