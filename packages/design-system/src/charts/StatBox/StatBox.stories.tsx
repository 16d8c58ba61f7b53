import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { StatBox } from './StatBox.tsx';

const meta = {
  title: 'Charts/StatBox',
  component: StatBox,
  args: { label: 'Content items', value: 1284 },
} satisfies Meta<typeof StatBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Number: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,284')).toBeVisible();
  },
};
export const Zero: Story = { args: { value: 0, label: 'Likes' } };
export const Loading: Story = { args: { value: null, isLoading: true } };

export const NotKnown: Story = {
  args: { value: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not available')).toBeVisible();
  },
};

export const Changed: Story = {
  args: { label: 'Comments', value: 50, before: { value: 40 } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('+25% from 40 in the period before')).toBeVisible();
    await expect(canvasElement.querySelector('svg')).toBeNull();
  },
};

export const BeforeNotKnown: Story = { args: { before: { value: null } } };

export const Narrow: Story = { args: { value: 128_456_789 }, parameters: { checks: { width: 320 } } };

export const Matrix: Story = { decorators: [allCombinations] };
