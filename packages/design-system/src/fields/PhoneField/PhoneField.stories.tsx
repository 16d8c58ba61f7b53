import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { PhoneField } from './PhoneField.tsx';

const meta = {
  title: 'Fields/PhoneField',
  component: PhoneField,
  args: { label: 'Phone number', onChange: fn(), onValidityChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}><Story /></div>],
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

const country = (code: string) => ({ name: new RegExp(`^Country: ${code}`) });

export const Empty: Story = { args: { description: 'Optional.' } };
export const Refused: Story = { args: { defaultValue: '+1 416 555 0199', disabledReason: 'Contact details are changed in the customer portal.' } };

export const RefusedAtSave: Story = {
  args: { defaultValue: '+1 416 555', showsProblem: true },
  play: ({ canvas }) => waitFor(() => expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/^\s*Phone number is not valid\. Check the digits after the \+\.\s*$/)),
};

export const CheckedWhenLeft: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Phone number' });
    await userEvent.type(input, '416 555 019');
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveAccessibleDescription(/^\s*Phone number is not valid in Canada\. Check the digits or choose another country\.\s*$/));
    await expect(input).toHaveValue('416 555 019');
    await expect(args.onValidityChange).toHaveBeenLastCalledWith(false);
    await userEvent.type(input, '9');
    await expect(input).toBeValid();
    await expect(args.onChange).toHaveBeenLastCalledWith('+1 416 555 0199');
    await expect(args.onValidityChange).toHaveBeenLastCalledWith(true);
    await userEvent.tab();
    await expect(input).toHaveValue('+1 416 555 0199');
    await userEvent.clear(input);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

export const PastedFromAbroad: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('+44 20 7946 0958');
    await waitFor(() => expect(canvas.getByRole('button', country('United Kingdom'))).toBeVisible());
    await expect(args.onChange).toHaveBeenLastCalledWith('+44 20 7946 0958');
  },
};

export const CountryByKeyboard: Story = {
  // Focus stays in the search field, whose arrow keys move in the list and scroll it (virtual focus); axe requires a focusable element in it.
  parameters: { checks: { isWithoutPicture: true, disabledRules: ['scrollable-region-focusable'] } },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', country('Canada'))).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const search = await screen.findByRole('searchbox', { name: 'Search countries' });
    await waitFor(() => expect(search).toHaveFocus());
    // The list opens at the chosen country.
    await waitFor(() => expect(screen.getByRole('option', { name: /Canada/ })).toBeVisible());
    await userEvent.keyboard('germ');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', country('Germany'))).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('030 901820');
    await expect(args.onChange).toHaveBeenLastCalledWith('+49 30 901820');
  },
};

export const CountriesOpen: Story = {
  // The arrow keys of the search field move in the list.
  parameters: { checks: { disabledRules: ['scrollable-region-focusable'] } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', country('Canada')));
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(4));
  },
};

/** The browser truncates pasted text silently: the field says so. */
export const PastedTooLong: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox');
    await userEvent.clear(input);
    await userEvent.paste('4165550199 '.repeat(9));
    await expect(await within(canvasElement).findByText('What you pasted was cut: 60 characters fit here.')).toBeVisible();
    await userEvent.clear(input);
    await expect(within(canvasElement).queryByText(/was cut/)).toBeNull();
  },
};

export const Matrix: Story = {
  decorators: [allCombinations],
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      <PhoneField label="Empty" placeholder="416 555 0199" />
      <PhoneField label="Wrong" defaultValue="+1 416" showsProblem />
      <PhoneField label="Refused" defaultValue="+1 416 555 0199" disabledReason="Your role may not change it." />
      <PhoneField label="Disabled" defaultValue="+1 416 555 0199" isDisabled />
    </div>
  ),
};
