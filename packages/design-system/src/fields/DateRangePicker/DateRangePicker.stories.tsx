import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
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
  args: { value: null },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('0405202606052026');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-05-04', end: '2026-05-06' }));
  },
};

export const ChosenInTheCalendar: Story = {
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

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const Matrix: Story = {
  decorators: [allCombinations],
  render: (args) => (
    <div style={{ display: 'grid', gap: 8 }}>
      <DateRangePicker {...args} />
      <DateRangePicker {...args} label="Period" value={null} />
    </div>
  ),
};
