import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { LoadFailure } from './LoadFailure.tsx';

const meta = {
  title: 'Feedback/LoadFailure',
  component: LoadFailure,
  args: { title: 'The chart could not be loaded', detail: 'Unable to process your request.', onRetry: fn() },
} satisfies Meta<typeof LoadFailure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithRetry: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The chart could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const WithoutRetry: Story = { args: { onRetry: undefined } };
export const Narrow: Story = { parameters: { checks: { width: 320 } } };
export const Matrix: Story = { decorators: [allCombinations] };
