import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { DatePicker } from './DatePicker.tsx';

/** Keeps the value, as a form would. */
function Kept({ value, onChange, ...props }: ComponentProps<typeof DatePicker>) {
  const [kept, keep] = useState(value);
  return <DatePicker {...props} value={kept} onChange={(next) => { keep(next); onChange(next); }} />;
}

const meta = {
  title: 'Fields/DatePicker',
  component: DatePicker,
  args: { label: 'Close date', value: '2026-05-04', onChange: fn(), today: '2026-05-01', locale: 'en-GB', timeZone: 'America/Toronto' },
  decorators: [(Story) => <div style={{ maxInlineSize: 280 }}><Story /></div>],
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof DatePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Empties the day of the date by keyboard, and returns that part of the field. */
async function clearDay(canvasElement: HTMLElement, { onChange }: Pick<ComponentProps<typeof DatePicker>, 'onChange'>): Promise<HTMLElement> {
  const day = within(canvasElement).getByRole('spinbutton', { name: /day/i });
  await userEvent.click(day);
  await userEvent.keyboard('{Backspace}{Backspace}');
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(null));
  return day;
}

export const Filled: Story = { args: { description: 'The last day on which it can be answered.', isRequired: true } };
export const Empty: Story = { args: { value: null } };
export const TooEarly: Story = {
  args: { minimum: '2026-05-10' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Choose 10 May 2026 or later.')).toBeVisible();
  },
};
export const Disabled: Story = { args: { isDisabled: true } };

export const Refused: Story = {
  args: { disabledReason: 'The survey is closed.' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('12');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByText('The survey is closed.')).toBeVisible();
  },
};

export const Typed: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { value: null },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('spinbutton', { name: /day/i })).toHaveFocus();
    await userEvent.keyboard('09062026');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2026-06-09'));
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2027-06-09'));
  },
};

/** A date with an empty part is incomplete: the field says so, and keeps the rest. */
export const PartCleared: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const day = await clearDay(canvasElement, args);
    await expect(canvas.queryByText('Complete the date or clear it.')).toBeNull();
    await userEvent.keyboard('04');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2026-05-04'));
    await clearDay(canvasElement, args);
    await expect(canvas.getByRole('spinbutton', { name: /month/i })).toHaveTextContent('05');
    await expect(canvas.getByRole('spinbutton', { name: /year/i })).toHaveTextContent('2026');
    day.blur();
    await waitFor(() => expect(canvas.getByText('Complete the date or clear it.')).toBeVisible());
  },
};

/** What is wrong with the date on the way is not said of one that is no longer there. */
export const PartClearedPastABound: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { value: '2026-05-14', minimum: '2026-05-10', onIncompleteChange: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const day = canvas.getByRole('spinbutton', { name: /day/i });
    await userEvent.click(day);
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2026-05-01'));
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(args.onIncompleteChange).toHaveBeenLastCalledWith(true));
    day.blur();
    await waitFor(() => expect(canvas.getByText('Complete the date or clear it.')).toBeVisible());
    await expect(canvas.queryByText('Choose 10 May 2026 or later.')).toBeNull();
  },
};

/** For the form an incomplete date is none: that it is required would not say what to do. */
export const PartClearedOfARequiredDate: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { isRequired: true, isInvalid: true, errorMessage: 'Date is required' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const day = await clearDay(canvasElement, args);
    // Sending it has brought the focus back: the field says it all the same.
    await expect(day).toHaveFocus();
    await waitFor(() => expect(canvas.getByText('Complete the date.')).toBeVisible());
    await expect(canvas.queryByText('Date is required')).toBeNull();
  },
};

/** A date counts as typed once its parts are left: '1' on the way to '18' is a day, too. */
export const TypedUntilItIsLeft: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { onTypingChange: fn() },
  play: async ({ canvasElement, args }) => {
    const day = within(canvasElement).getByRole('spinbutton', { name: /day/i });
    await userEvent.click(day);
    await expect(args.onTypingChange).not.toHaveBeenCalled();
    await userEvent.keyboard('1');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2026-05-01'));
    await waitFor(() => expect(args.onTypingChange).toHaveBeenLastCalledWith(true));
    await userEvent.keyboard('8');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2026-05-18'));
    await expect(args.onTypingChange).toHaveBeenCalledTimes(1);
    (document.activeElement as HTMLElement).blur();
    await waitFor(() => expect(args.onTypingChange).toHaveBeenLastCalledWith(false));
    await userEvent.click(within(canvasElement).getByRole('button'));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /20 May 2026/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-05-20');
    await expect(args.onTypingChange).toHaveBeenCalledTimes(2);
  },
};

export const ChosenInTheCalendar: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { minimum: '2026-05-02' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('button', { name: /\b1 May 2026/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(dialog.getByRole('button', { name: /20 May 2026/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-05-20');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Open: Story = {
  args: { presets: [{ label: 'In one week', value: '2026-05-08' }, { label: 'In one month', value: '2026-06-01' }] },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByRole('button', { name: /\b4 May 2026/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await expect(dialog.getByRole('button', { name: /\b5 May 2026/ })).toHaveFocus();
    await expect(within(canvasElement).getByText('Close date')).toBeInTheDocument();
  },
};

export const Suggested: Story = {
  args: { presets: [{ label: 'In one week', value: '2026-05-08' }] },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await userEvent.click(await screen.findByRole('button', { name: 'In one week' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-05-08');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A suggestion fills the empty part, also where it is the very day that was there before. */
export const PartClearedThenSuggested: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { presets: [{ label: 'The fourth', value: '2026-05-04' }] },
  play: async ({ canvasElement, args }) => {
    const day = await clearDay(canvasElement, args);
    await userEvent.click(within(canvasElement).getByRole('button'));
    await userEvent.click(await screen.findByRole('button', { name: 'The fourth' }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2026-05-04'));
    await waitFor(() => expect(day).toHaveTextContent('04'));
  },
};

export const Matrix: Story = {
  decorators: [allCombinations],
  render: (args) => (
    <div style={{ display: 'grid', gap: 8 }}>
      <DatePicker {...args} />
      <DatePicker {...args} label="Start" value={null} />
      <DatePicker {...args} label="End" isInvalid errorMessage="Choose a day." />
      <DatePicker {...args} label="Published" disabledReason="The survey is closed." />
    </div>
  ),
};
