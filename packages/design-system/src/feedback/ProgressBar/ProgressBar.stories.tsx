import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'Feedback/ProgressBar',
  component: ProgressBar,
  args: { label: 'Uploading 3 files', value: 40 },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PartlyDone: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading 3 files' });
    await expect(bar).toHaveAttribute('aria-valuenow', '40');
    await expect(bar).toHaveAttribute('aria-valuetext', '40%');
  },
};

export const Counted: Story = { args: { label: 'Importing people', value: 60, valueText: '3 of 5' } };

export const UnknownLength: Story = {
  render: () => <ProgressBar label="Checking the file" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};

export const Matrix: Story = {
  decorators: [allCombinations],
  render: () => (
    <Stack gap="medium">
      <ProgressBar label="Not begun" value={0} />
      <ProgressBar label="Uploading photos from the summer fair in the garden of Maple Court" value={64} />
      <ProgressBar label="Done" value={100} tone="success" />
      <ProgressBar label="Stopped" value={30} tone="danger" />
      <ProgressBar label="Small" value={50} size="small" isLabelHidden />
    </Stack>
  ),
};
