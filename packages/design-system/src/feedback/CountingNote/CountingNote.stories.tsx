import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { CountingNote } from './CountingNote.tsx';

const meta = {
  title: 'Feedback/CountingNote',
  component: CountingNote,
  args: { children: 'Counting answers: 1,200 so far', ended: 'All answers are counted: 10,000 responses' },
} satisfies Meta<typeof CountingNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Counting: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Counting answers: 1,200 so far')).toBeVisible();
    await expect(screen.queryByText(args.ended)).toBeNull();
  },
};

/** Grows at each press, and is over with the third. */
function Growing({ ended }: { ended: string }) {
  const [step, setStep] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setStep(step + 1)}>
        Count more
      </button>
      <CountingNote ended={ended}>{step < 3 ? `Counting answers: ${step} so far` : null}</CountingNote>
    </>
  );
}

export const IsAnnouncedOnceWhenItIsOver: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  render: ({ ended }) => <Growing ended={ended} />,
  play: async ({ canvas, args }) => {
    for (const so of ['0', '1', '2']) {
      await expect(canvas.getByText(`Counting answers: ${so} so far`)).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Count more' }));
    }
    await expect(canvas.queryByText(/so far/)).toBeNull();
    const told = await screen.findByRole('status');
    await waitFor(() => expect(told).toHaveTextContent(args.ended));
    await expect(told.children).toHaveLength(1);
  },
};

/** Figures that were complete immediately were never counting. */
export const SaysNothingOfWhatWasNeverGrowing: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { children: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('');
  },
};

export const Matrix: Story = { decorators: [allCombinations] };
