import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Skeleton, SkeletonGroup } from './Skeleton.tsx';

const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = { args: { width: '12rem' } };
export const Block: Story = { args: { shape: 'block', height: '8rem' } };
export const Circle: Story = { args: { shape: 'circle', width: '3rem' } };

export const Group: Story = {
  render: () => (
    <SkeletonGroup label="Loading the dashboard">
      <Stack gap="small">
        <Skeleton width="40%" />
        <Skeleton />
        <Skeleton width="80%" />
      </Stack>
    </SkeletonGroup>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the dashboard');
  },
};

export const Matrix: Story = { ...Group, play: async () => undefined, decorators: [allCombinations] };
