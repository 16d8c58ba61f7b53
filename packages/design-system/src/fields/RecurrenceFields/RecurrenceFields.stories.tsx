import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { RecurrenceFields } from './RecurrenceFields.tsx';

/** Keeps the value, as a form would. */
function Kept({ value, onChange, ...props }: ComponentProps<typeof RecurrenceFields>) {
  const [kept, keep] = useState(value);
  return <RecurrenceFields {...props} value={kept} onChange={(next) => { keep(next); onChange(next); }} />;
}

const once = { startDate: '2027-01-31T15:00:00.000Z', frequency: 'None', interval: 1, occurrences: 1, pinEachPublicationForDays: 1 } as const;

const meta = {
  title: 'Fields/RecurrenceFields',
  component: RecurrenceFields,
  args: { value: once, onChange: fn(), timeZone: 'America/Toronto', locale: 'en-GB', today: '2027-01-20' },
  decorators: [(Story) => <div style={{ maxInlineSize: 400 }}><Story /></div>],
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof RecurrenceFields>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Once: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.getByRole('textbox', { name: 'Interval' })).toHaveAttribute('readonly');
    await expect(canvas.getAllByText(/no effect/), 'said once of both').toHaveLength(1);
  },
};

/** 'Every week' beside a single date would suggest more dates. */
export const OneDateOfAFrequency: Story = {
  args: { value: { ...once, frequency: 'Weekly' } },
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.getByText('Publication date')).toBeVisible();
    await expect(canvas.queryByText(/every week/)).toBeNull();
  },
};

export const MonthlyOnThe31st: Story = {
  name: 'Monthly On The 31st',
  args: { value: { ...once, frequency: 'Monthly', occurrences: 12 } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/28 Feb 2027/)).toBeVisible();
    await expect(canvas.getByText(/31 Mar 2027/)).toBeVisible();
    await expect(canvas.getByText('and 7 more')).toBeVisible();
  },
};

export const NoEndDate: Story = {
  args: { value: { ...once, frequency: 'Weekly', interval: 2, occurrences: 0 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('and so on, with no end date')).toBeVisible();
  },
};

export const Begun: Story = {
  args: { value: { ...once, frequency: 'Monthly', occurrences: 12 }, now: '2027-04-01T00:00:00.000Z' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('3 dates have passed')).toBeVisible();
    await expect(canvas.queryByText(/31 Mar 2027/)).toBeNull();
    await expect(canvas.getByText(/30 Apr 2027/)).toBeVisible();
    await expect(canvas.getByText('and 4 more')).toBeVisible();
  },
};

export const Over: Story = {
  args: { value: { ...once, frequency: 'Daily', occurrences: 2 }, now: '2027-04-01T00:00:00.000Z' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/No upcoming dates/)).toBeVisible();
    await expect(canvas.getByText('2 dates have passed')).toBeVisible();
  },
};

export const Chosen: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /Frequency/ }));
    const weekly = await screen.findByRole('option', { name: 'Weekly' });
    await expect(screen.getAllByRole('option').map(({ textContent }) => textContent), 'core §3').toEqual(['None', 'Daily', 'Weekly', 'Monthly', 'Yearly']);
    await userEvent.click(weekly);
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    const occurrences = canvas.getByRole('textbox', { name: 'Occurrences' });
    await expect(occurrences, 'a line that has followed').toHaveAccessibleDescription('0 repeats with no end date');
    await userEvent.clear(occurrences);
    await userEvent.type(occurrences, '3');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...once, frequency: 'Weekly', occurrences: 3 });
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

/** The panel's sentence follows each of these numbers: none may lag behind what is read in its field. */
export const LongNumbersWhileTheyAreTyped: Story = {
  args: { value: { ...once, frequency: 'Daily' } },
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ canvasElement, args }) => {
    const days = within(canvasElement).getByRole('textbox', { name: 'Pin each publication for days' });
    await userEvent.clear(days);
    await userEvent.type(days, '1234');
    await expect(days).toHaveFocus();
    await expect(days).toHaveValue('1234');
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ pinEachPublicationForDays: 1234 }));
  },
};

/** Zero repeats with no end and counts as one; a pin lasts a day at least (core §5). */
export const LeastNumbers: Story = {
  args: { value: { ...once, frequency: 'Daily' } },
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    for (const [name, least] of [['Interval', '0'], ['Occurrences', '0'], ['Pin each publication for days', '1']] as const) {
      const number = canvas.getByRole('textbox', { name });
      await userEvent.clear(number);
      await userEvent.type(number, '0');
      await userEvent.tab();
      await expect(number).toHaveValue(least);
      await userEvent.click(number);
      await userEvent.keyboard('{ArrowDown}');
      await expect(number, 'not below').toHaveValue(least);
    }
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...once, frequency: 'Daily', interval: 0, occurrences: 0, pinEachPublicationForDays: 1 });
  },
};

export const Matrix: Story = { decorators: [allCombinations], args: { value: { ...once, frequency: 'Monthly', occurrences: 12 } } };
