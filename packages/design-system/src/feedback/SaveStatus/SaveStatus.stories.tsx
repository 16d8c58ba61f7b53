import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { SaveStatus } from './SaveStatus.tsx';

const meta = {
  title: 'Feedback/SaveStatus',
  component: SaveStatus,
  args: { status: 'saved', savedAt: new Date('2026-03-02T12:04:31Z'), timeZone: 'UTC', onRetry: fn() },
} satisfies Meta<typeof SaveStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Saved 12:04');
  },
};

/** A toast has said it already. */
export const SavedWithAToast: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { isEndAnnounced: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Saved 12:04')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('');
  },
};

export const Saving: Story = { args: { status: 'saving' } };
export const Unsaved: Story = { args: { status: 'unsaved' } };

export const Failed: Story = {
  args: { status: 'failed' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Not saved:');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const FailedWithReason: Story = {
  args: { status: 'failed', errorMessage: 'somebody else changed the survey while you were offline' },
  parameters: { checks: { width: 320 } },
};

/** The icon never takes a separate line. */
export const NarrowRoom: Story = {
  args: { status: 'unconfirmed' },
  decorators: [(Story) => <div style={{ inlineSize: '7rem' }}><Story /></div>],
  play: async ({ canvas, canvasElement }) => {
    const words = canvas.getByRole('status').getBoundingClientRect();
    const sign = canvasElement.querySelector('svg')?.getBoundingClientRect();
    await expect(sign?.right).toBeLessThanOrEqual(words.left);
    await expect(sign?.top).toBeLessThan(words.top + 20);
  },
};

export const Matrix: Story = {
  decorators: [allCombinations],
  render: (args) => (
    <Stack gap="small">
      <SaveStatus {...args} />
      <SaveStatus {...args} status="saving" />
      <SaveStatus {...args} status="unsaved" />
      <SaveStatus {...args} status="failed" />
      <SaveStatus {...args} status="unconfirmed" />
    </Stack>
  ),
};
