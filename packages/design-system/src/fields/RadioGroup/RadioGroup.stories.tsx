import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { RadioGroup } from './RadioGroup.tsx';

const choices = [
  { id: 'now', label: 'Publish now', description: 'Everyone of the chosen nodes sees it at once.' },
  { id: 'later', label: 'Schedule', description: 'It appears by itself at its date.' },
  { id: 'draft', label: 'Keep as draft' },
];

/** Keeps the value, as a page would. */
function Kept({ value, onChange, ...props }: ComponentProps<typeof RadioGroup>) {
  const [kept, keep] = useState(value);
  return <RadioGroup {...props} value={kept} onChange={(next) => { keep(next); onChange(next); }} />;
}

const meta = {
  title: 'Fields/RadioGroup',
  component: RadioGroup,
  args: { label: 'Publication', choices, value: null, onChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 480 }}><Story /></div>],
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Cards: Story = { args: { look: 'card', value: 'later', orientation: 'horizontal', description: 'You can change this until it is published.' } };
export const Invalid: Story = { args: { isRequired: true, isInvalid: true, errorMessage: 'Choose when it appears.' } };
export const Disabled: Story = { args: { isDisabled: true, value: 'now' } };

export const ChosenByArrows: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { value: 'now' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Publish now' })).toHaveFocus();
    await expect(canvas.getByRole('radio', { name: 'Publish now' })).toHaveAccessibleDescription(/^\s*Everyone of the chosen nodes sees it at once\.\s*$/);
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('later');
    await expect(canvas.getByRole('radio', { name: 'Schedule' })).toBeChecked();
  },
};

export const ChosenByPressingACard: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { look: 'card' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByText('Keep as draft'));
    await expect(args.onChange).toHaveBeenLastCalledWith('draft');
  },
};

export const Refused: Story = {
  args: { value: 'now', disabledReason: 'It is published already.' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Publish now' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(canvas.getByText('Keep as draft'));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('It is published already.');
  },
};

export const Matrix: Story = {
  decorators: [allCombinations],
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <RadioGroup {...args} value="later" />
      <RadioGroup {...args} label="Who may read it" value="now" look="card" />
      <RadioGroup {...args} label="Layout" choices={[{ id: 'list', label: 'List' }, { id: 'cards', label: 'Cards' }]} orientation="horizontal" isInvalid errorMessage="Choose one." />
    </div>
  ),
};
