import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { FormSkeleton } from './FormSkeleton.tsx';

const meta = {
  title: 'Feedback/FormSkeleton',
  component: FormSkeleton,
} satisfies Meta<typeof FormSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the form');
  },
};

export const WithoutButtons: Story = { args: { fields: 2, hasButtons: false } };

export const Matrix: Story = { decorators: [allCombinations], args: { fields: 2 } };
