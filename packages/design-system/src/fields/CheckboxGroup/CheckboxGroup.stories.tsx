import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const choices = [
  { id: 'email', label: 'Email' },
  { id: 'sms', label: 'SMS', description: 'Only to confirmed phone numbers.' },
  { id: 'push', label: 'App notification' },
];

/** Keeps the value, as a page would. */
function Kept({ value, onChange, ...props }: ComponentProps<typeof CheckboxGroup>) {
  const [kept, keep] = useState(value);
  return <CheckboxGroup {...props} value={kept} onChange={(next) => { keep(next); onChange(next); }} />;
}

const meta = {
  title: 'Fields/CheckboxGroup',
  component: CheckboxGroup,
  args: { label: 'Send by', choices, value: ['email'], onChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}><Story /></div>],
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = { args: { description: 'People choose in their profile what they receive.' } };
export const Invalid: Story = { args: { value: [], isRequired: true, isInvalid: true, errorMessage: 'Choose at least one.' } };
export const Disabled: Story = { args: { isDisabled: true } };

export const AllByOneBox: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { hasSelectAll: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const all = canvas.getByRole('checkbox', { name: 'Select all' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(canvas.getByText('Select all'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['email', 'sms', 'push']);
    await expect(all).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['email']);
  },
};

export const Refused: Story = {
  args: { hasSelectAll: true, disabledReason: 'Set by your organization.' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Select all' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByText('SMS'));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('group', { name: 'Send by' })).toHaveAccessibleDescription('Set by your organization.');
  },
};

export const Matrix: Story = {
  decorators: [allCombinations],
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <CheckboxGroup {...args} hasSelectAll />
      <CheckboxGroup {...args} label="Show to" value={[]} isInvalid errorMessage="Choose at least one." />
    </div>
  ),
};
