import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { NumberField } from './NumberField.tsx';

const meta = {
  title: 'Fields/NumberField',
  component: NumberField,
  args: { label: 'Pin each publication for', unit: 'days', minValue: 1, onChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 260 }}><Story /></div>],
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { description: 'At least one day.', isRequired: true } };
export const LargeWithLongUnit: Story = { args: { label: 'Storage', defaultValue: 1234567, unit: 'megabytes of video' } };
export const Invalid: Story = { args: { defaultValue: 3, isInvalid: true, errorMessage: 'The pin outlasts the publication.' } };
export const Disabled: Story = { args: { defaultValue: 3, isDisabled: true } };
export const Refused: Story = { args: { defaultValue: 3, disabledReason: 'Choose a recurrence first.' } };

export const SteppedAndHeldInBounds: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { defaultValue: 2, maxValue: 30 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('textbox', { name: 'Pin each publication for' });
    await userEvent.click(canvas.getByRole('button', { name: /Increase/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(input).toHaveValue('1');
    await expect(canvas.getByRole('button', { name: /Decrease/ })).toBeDisabled();
    await userEvent.clear(input);
    await userEvent.type(input, '99');
    await userEvent.tab();
    await expect(input).toHaveValue('30');
    await expect(args.onChange).toHaveBeenLastCalledWith(30);
    await expect(input).toHaveAccessibleDescription(/days/);
  },
};

export const ReportedWhileItIsTyped: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { defaultValue: 2, minValue: 2, reportsTyping: true },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Pin each publication for' });
    await userEvent.clear(input);
    await userEvent.type(input, '14');
    await expect(input).toHaveFocus();
    await expect(input).toHaveValue('14');
    // 1 is too few, and 14 is the current value.
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenLastCalledWith(14);
    await userEvent.type(input, '{Backspace}{Backspace}014');
    await userEvent.tab();
    await expect(input).toHaveValue('14');
  },
};

export const Matrix: Story = {
  decorators: [allCombinations],
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      <NumberField label="Interval" minValue={0} defaultValue={2} unit="weeks" />
      <NumberField label="At its minimum" minValue={0} defaultValue={0} />
      <NumberField label="Invalid" defaultValue={3} isInvalid errorMessage="Too many." />
      <NumberField label="Refused" defaultValue={3} disabledReason="Your role may not change it." />
    </div>
  ),
};
