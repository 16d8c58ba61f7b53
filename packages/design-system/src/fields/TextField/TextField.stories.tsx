import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Fields/TextField',
  component: TextField,
  args: { label: 'Display name', onChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}><Story /></div>],
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'Maple Court', description: 'Shown to residents and families.' } };
export const Filled: Story = { args: { defaultValue: 'Maple Court' } };
export const Required: Story = { args: { isRequired: true } };
export const Invalid: Story = { args: { defaultValue: 'Maple', isInvalid: true, errorMessage: 'Another residence has this name.' } };
export const ReadOnly: Story = { args: { defaultValue: 'Maple Court', isReadOnly: true } };
export const Disabled: Story = { args: { defaultValue: 'Maple Court', isDisabled: true } };
export const SeveralLines: Story = { args: { label: 'Message', rows: 4, defaultValue: 'The front door is closed for repairs until Friday.' } };
export const LongLabel: Story = {
  args: { label: 'Name of the residence as residents, families and visitors know it, without the name of the organization', isRequired: true },
};

export const Refused: Story = {
  args: { defaultValue: 'maya.okafor', label: 'Username', disabledReason: 'A username cannot be changed.' },
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Username' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('x');
    await expect(input).toHaveValue('maya.okafor');
    await expect(input).toHaveAccessibleDescription('A username cannot be changed.');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Writing: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('Oak');
    await expect(within(canvasElement).getByLabelText('Display name')).toHaveValue('Oak');
    await expect(args.onChange).toHaveBeenLastCalledWith('Oak');
  },
};

/** A browser truncates pasted text silently. */
export const PastedTooLong: Story = {
  args: { defaultValue: 'Maple ' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    await userEvent.paste('court '.repeat(60));
    await expect(input).toHaveValue(`Maple ${'court '.repeat(60)}`.slice(0, 255));
    await expect(canvas.getByText('What you pasted was cut: 255 characters fit here.')).toBeVisible();
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.getByText('1 character left')).toBeVisible();
    await userEvent.clear(input);
    await expect(canvas.queryByText(/left|cut/)).toBeNull();
    await userEvent.paste('court '.repeat(60));
    await expect(canvas.getByText('What you pasted was cut: 255 characters fit here.')).toBeVisible();
  },
};

export const Matrix: Story = {
  decorators: [allCombinations],
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      <TextField label="Empty" placeholder="Maple Court" isRequired />
      <TextField label="Invalid" defaultValue="Maple" isInvalid errorMessage="Another residence has this name." />
      <TextField label="Read-only" defaultValue="Maple Court" isReadOnly />
      <TextField label="Refused" defaultValue="Maple Court" disabledReason="Your role may not change it." />
    </div>
  ),
};
