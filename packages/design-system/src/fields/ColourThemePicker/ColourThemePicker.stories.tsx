import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { ColourThemePicker } from './ColourThemePicker.tsx';

/** Keeps the value, as a page would. */
function Kept({ value, onChange, ...props }: ComponentProps<typeof ColourThemePicker>) {
  const [kept, keep] = useState(value);
  return <ColourThemePicker {...props} value={kept} onChange={(next) => { keep(next); onChange(next); }} />;
}

const meta = {
  title: 'Fields/ColourThemePicker',
  component: ColourThemePicker,
  args: { label: 'Theme', value: 'blue', onChange: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof ColourThemePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const DefaultLook: Story = { args: { value: null, description: 'Everyone of the tenant sees it.' } };

export const ChosenByArrowsAndPress: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Blue' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('green');
    await userEvent.click(canvas.getByText('Yellow'));
    await expect(args.onChange).toHaveBeenLastCalledWith('yellow');
    await expect(canvas.getByRole('radio', { name: 'Yellow' })).toBeChecked();
  },
};

export const Refused: Story = {
  args: { value: 'red', disabledReason: 'Only super administrators may change it.' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByText('Blue'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = { args: { isDisabled: true } };
export const Narrow: Story = { decorators: [(Story) => <div style={{ maxInlineSize: 288 }}><Story /></div>] };

/** Where four don't fit beside each other there are two in each row, not three and one. */
export const RowsOfTheSameLength: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  decorators: [(Story) => <div style={{ inlineSize: '38rem' }}><Story /></div>],
  play: async ({ canvas }) => {
    const tops = canvas.getAllByText(/^(?:Blue|Red|Green|Yellow)$/).map((name) => name.getBoundingClientRect().top);
    await expect(tops.map((top) => tops.filter((other) => other === top).length)).toEqual([2, 2, 2, 2]);
  },
};

export const Matrix: Story = { decorators: [allCombinations], args: { description: 'Everyone of the tenant sees it.' } };
