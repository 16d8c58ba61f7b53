import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  title: 'Feedback/ErrorState',
  component: ErrorState,
  args: { detail: 'Unable to process your request.', onRetry: fn() },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithRetry: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

function LoadedAtTheSecondTry() {
  const [isLoaded, setLoaded] = useState(false);
  return <main>{isLoaded ? <p>Everything is here</p> : <ErrorState onRetry={() => setLoaded(true)} />}</main>;
}

/** The keyboard stays on the page, although the button that had the focus is gone. */
export const TriedAgain: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  render: () => <LoadedAtTheSecondTry />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Everything is here')).toBeVisible();
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

export const WithoutRetry: Story = { render: () => <ErrorState title="This page does not exist any more" /> };

export const Matrix: Story = { decorators: [allCombinations] };
