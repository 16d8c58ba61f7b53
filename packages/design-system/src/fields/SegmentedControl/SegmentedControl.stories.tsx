import type { Meta, StoryObj } from '@storybook/react-vite';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import List from 'lucide-react/icons/list';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { SegmentedControl } from './SegmentedControl.tsx';

const segments = [
  { id: 'day', label: 'Day' },
  { id: 'week', label: 'Week' },
  { id: 'month', label: 'Month' },
];

/** Keeps the value, as a page would. */
function Kept({ value, onChange, ...props }: ComponentProps<typeof SegmentedControl>) {
  const [kept, keep] = useState(value);
  return <SegmentedControl {...props} value={kept} onChange={(next) => { keep(next); onChange(next); }} />;
}

const meta = {
  title: 'Fields/SegmentedControl',
  component: SegmentedControl,
  args: { label: 'Period', segments, value: 'week', onChange: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithIcons: Story = {
  args: { label: 'View', value: 'list', segments: [{ id: 'list', label: 'List', icon: <List aria-hidden /> }, { id: 'cards', label: 'Cards', icon: <LayoutGrid aria-hidden /> }] },
};
export const Small: Story = { args: { size: 'small' } };
export const Disabled: Story = { args: { isDisabled: true } };
export const Narrow: Story = {
  args: { value: 'all', segments: ['All', 'Published', 'Scheduled', 'Waiting for approval', 'Drafts'].map((label) => ({ id: label.toLowerCase(), label })) },
  decorators: [(Story) => <div style={{ maxInlineSize: 288 }}><Story /></div>],
};

export const ChosenByKeys: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('radio', { checked: true })).toHaveFocus();
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('radio', { name: 'Day' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('day');
    await userEvent.click(canvas.getByRole('radio', { name: 'Day' }));
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('radio', { name: 'Day' })).toBeChecked();
  },
};

export const Matrix: Story = {
  decorators: [allCombinations],
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      <SegmentedControl {...args} />
      <SegmentedControl {...args} label="Small period" size="small" />
      <SegmentedControl {...args} label="Refused period" isDisabled />
    </div>
  ),
};
