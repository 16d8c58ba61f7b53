import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { EmailField } from './EmailField.tsx';

const meta = {
  title: 'Fields/EmailField',
  component: EmailField,
  args: { label: 'Email', onChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}><Story /></div>],
} satisfies Meta<typeof EmailField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { description: 'Optional.', placeholder: 'name@example.com' } };
export const LongAddress: Story = { args: { defaultValue: 'maximiliana.featherstonehaugh-okafor@northern-region.maple-court.example.com' } };
export const RefusedAtSave: Story = { args: { defaultValue: 'maya@example', showsProblem: true, isRequired: true } };
export const TakenByAnother: Story = { args: { defaultValue: 'maya@example.com', isInvalid: true, errorMessage: 'Matching user found' } };
export const Refused: Story = { args: { defaultValue: 'maya@example.com', disabledReason: 'Contact details are changed in the customer portal.' } };

export const CheckedWhenLeft: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Email' });
    await userEvent.type(input, 'maya@example');
    await expect(input).toBeValid();
    await userEvent.tab();
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/^\s*Email is not valid\s*$/);
    await userEvent.type(input, '.com');
    await expect(input).toBeValid();
    await expect(args.onChange).toHaveBeenLastCalledWith('maya@example.com');
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(input).toBeValid();
  },
};

/** The message appears once the press has ended: the button stays under the pointer. */
export const LeftByAPress: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  render: (args) => (
    <>
      <EmailField {...args} />
      <button type="button">Save</button>
    </>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Email' });
    const save = canvas.getByRole('button', { name: 'Save' });
    await userEvent.type(input, 'maya@example');
    const place = save.getBoundingClientRect().top;
    const user = userEvent.setup();
    await user.pointer({ keys: '[MouseLeft>]', target: save });
    await expect(save).toHaveFocus();
    await expect(input).toBeValid();
    await expect(save.getBoundingClientRect().top).toBe(place);
    await user.pointer({ keys: '[/MouseLeft]', target: save });
    await waitFor(() => expect(input).toBeInvalid());
    await expect(save.getBoundingClientRect().top).toBeGreaterThan(place);
  },
};

export const Matrix: Story = {
  decorators: [allCombinations],
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      <EmailField label="Empty" placeholder="name@example.com" />
      <EmailField label="Wrong" defaultValue="maya@example" showsProblem />
      <EmailField label="Refused" defaultValue="maya@example.com" disabledReason="Your role may not change it." />
    </div>
  ),
};
