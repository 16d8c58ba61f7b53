import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Fields/SearchField',
  component: SearchField,
  args: { 'aria-label': 'Search pages', placeholder: 'Search pages', onChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 280 }}><Story /></div>],
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'newsletter' } };
export const WithLabel: Story = { args: { label: 'Find a user', placeholder: 'Name, email or phone', description: 'Looks in your region only.' } };
export const Disabled: Story = { args: { isDisabled: true } };
export const Refused: Story = { args: { disabledReason: 'Search is off while offline.' } };
export const LongText: Story = { args: { defaultValue: 'The autumn newsletter of every residence in the Northern Region' } };

export const EmptiedByEscapeAndCross: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('searchbox', { name: 'Search pages' });
    await userEvent.type(input, 'gallery');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('');
    await userEvent.type(input, 'survey');
    await userEvent.click(canvas.getByRole('button', { name: /Clear/ }));
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};

/** The browser truncates pasted text silently: the field says so. */
export const PastedTooLong: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('searchbox');
    await userEvent.clear(input);
    await userEvent.paste('court '.repeat(60));
    await expect(await within(canvasElement).findByText('What you pasted was cut: 255 characters fit here.')).toBeVisible();
    await userEvent.clear(input);
    await expect(within(canvasElement).queryByText(/was cut/)).toBeNull();
  },
};

/** Copied from a mail or an address book: with invisible characters nobody would be found (ADR 0187). */
export const PastedWithUnseenLetters: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('searchbox');
    await userEvent.clear(input);
    await userEvent.paste('\u202AChidi\u00A0Okafor\u200B\u202C');
    await expect(args.onChange).toHaveBeenLastCalledWith('Chidi Okafor');
  },
};

export const Matrix: Story = {
  decorators: [allCombinations],
  render: (args) => (
    <div style={{ display: 'grid', gap: 8 }}>
      <SearchField {...args} />
      <SearchField {...args} aria-label="Search users" defaultValue="newsletter" />
    </div>
  ),
};
