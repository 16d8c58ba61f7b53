import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { opensTheCalendar } from '../dates/opensTheCalendar.ts';
import { DateRangePicker } from './DateRangePicker.tsx';

/** Keeps the value, as a page would. */
function Kept({ value, onChange, ...props }: ComponentProps<typeof DateRangePicker>) {
  const [kept, keep] = useState(value);
  return <DateRangePicker {...props} value={kept} onChange={(next) => { keep(next); onChange(next); }} />;
}

const meta = {
  title: 'Fields/DateRangePicker',
  component: DateRangePicker,
  args: {
    label: 'Dates', value: { start: '2026-05-04', end: '2026-05-15' }, onChange: fn(), today: '2026-05-20', locale: 'en-GB', timeZone: 'America/Toronto',
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}><Story /></div>],
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof DateRangePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { value: null, description: 'Both days are included.' } };
export const Refused: Story = { args: { disabledReason: 'The report is being written.' } };
export const Reversed: Story = {
  args: { value: { start: '2026-05-15', end: '2026-05-04' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('The first day must not be after the last day.')).toBeVisible();
  },
};
export const AfterTheLastDay: Story = {
  args: { maximum: '2026-05-10' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Choose 10 May 2026 or earlier.')).toBeVisible();
  },
};

export const Typed: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { value: null },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('0405202606052026');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-05-04', end: '2026-05-06' }));
  },
};

/** A range with an empty part is incomplete: the field says so, and keeps the rest. */
export const PartCleared: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const part = (name: RegExp) => canvas.getByRole('spinbutton', { name });
    const [firstDay, lastDay] = [part(/^day, Start Date/i), part(/^day, End Date/i)];
    const clear = async (day: HTMLElement) => {
      await userEvent.click(day);
      await userEvent.keyboard('{Backspace}{Backspace}');
    };
    await clear(firstDay);
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(null));
    await expect(canvas.queryByText('Complete the date or clear it.')).toBeNull();
    await userEvent.keyboard('04');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-05-04', end: '2026-05-15' }));
    await clear(firstDay);
    await clear(lastDay);
    await userEvent.click(firstDay);
    await userEvent.keyboard('06');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(lastDay).toHaveTextContent('dd');
    await userEvent.click(lastDay);
    await userEvent.keyboard('16');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-05-06', end: '2026-05-16' }));
    await clear(lastDay);
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(null));
    await expect(part(/^month, End Date/i)).toHaveTextContent('05');
    lastDay.blur();
    await waitFor(() => expect(canvas.getByText('Complete the date or clear it.')).toBeVisible());
  },
};

/** One date without the other is no range either. */
export const OneDateCleared: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const parts = canvas.getAllByRole('spinbutton').slice(0, 3);
    for (const part of parts) {
      await userEvent.click(part);
      await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
    }
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(null));
    await expect(canvas.getByRole('spinbutton', { name: /^day, End Date/i })).toHaveTextContent('15');
    parts.at(-1)?.blur();
    await waitFor(() => expect(canvas.getByText('Complete the date or clear it.')).toBeVisible());
  },
};

/** Whoever takes null for 'no range' is told of one that is only being typed; a required one cannot be cleared. */
export const PartClearedIsReported: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { isRequired: true, onIncompleteChange: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const day = canvas.getByRole('spinbutton', { name: /^day, End Date/i });
    await userEvent.click(day);
    await userEvent.keyboard('{Backspace}{Backspace}');
    await waitFor(() => expect(args.onIncompleteChange).toHaveBeenLastCalledWith(true));
    day.blur();
    await waitFor(() => expect(canvas.getByText('Complete the date.')).toBeVisible());
    await userEvent.click(day);
    await userEvent.keyboard('16');
    await waitFor(() => expect(args.onIncompleteChange).toHaveBeenLastCalledWith(false));
  },
};

/** A suggestion fills the empty part, also where it is the very range that was there before. */
export const PartClearedThenSuggested: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { presets: [{ label: 'This sprint', value: { start: '2026-05-04', end: '2026-05-15' } }] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const day = canvas.getByRole('spinbutton', { name: /^day, End Date/i });
    await userEvent.click(day);
    await userEvent.keyboard('{Backspace}{Backspace}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(null));
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('button', { name: 'This sprint' }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-05-04', end: '2026-05-15' }));
    await waitFor(() => expect(day).toHaveTextContent('15'));
  },
};

export const ChosenInTheCalendar: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { presets: [{ label: 'Last week', value: { start: '2026-05-11', end: '2026-05-17' } }] },
  play: async ({ canvasElement, args }) => {
    const open = () => userEvent.click(within(canvasElement).getByRole('button'));
    await open();
    await userEvent.click(await screen.findByRole('button', { name: /18 May 2026/ }));
    await userEvent.click(screen.getByRole('button', { name: /20 May 2026/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-05-18', end: '2026-05-20' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Last week' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-05-11', end: '2026-05-17' });
  },
};

export const Open: Story = { play: opensTheCalendar };

export const Matrix: Story = {
  decorators: [allCombinations],
  render: (args) => (
    <div style={{ display: 'grid', gap: 8 }}>
      <DateRangePicker {...args} />
      <DateRangePicker {...args} label="Period" value={null} />
    </div>
  ),
};
