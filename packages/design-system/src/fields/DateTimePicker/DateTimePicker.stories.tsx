import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { opensTheCalendar } from '../dates/opensTheCalendar.ts';
import { DateTimePicker } from './DateTimePicker.tsx';

/** Keeps the value, as a form would. */
function Kept({ value, onChange, ...props }: ComponentProps<typeof DateTimePicker>) {
  const [kept, keep] = useState(value);
  return <DateTimePicker {...props} value={kept} onChange={(next) => { keep(next); onChange(next); }} />;
}

/** A form whose button sends what the field holds. */
function Sending(props: ComponentProps<typeof DateTimePicker>) {
  const [kept, keep] = useState(props.value);
  const [sent, send] = useState<string | null>();
  return (
    <>
      <DateTimePicker {...props} value={kept} onChange={(next) => { keep(next); props.onChange(next); }} />
      <button type="button" onClick={() => send(kept)}>Send</button>
      {sent !== undefined && <p>Sent: {sent ?? 'nothing'}</p>}
    </>
  );
}

const meta = {
  title: 'Fields/DateTimePicker',
  component: DateTimePicker,
  args: {
    label: 'Publication date', value: '2026-05-04T14:00:00.000Z', onChange: fn(), today: '2026-05-01', locale: 'en-GB', timeZone: 'America/Toronto',
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}><Story /></div>],
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof DateTimePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('In Toronto time')).toBeVisible();
  },
};
export const Empty: Story = { args: { value: null } };
export const TwelveHours: Story = {
  args: { locale: 'en-CA', description: 'Residents see it from then on.' },
  play: async ({ canvasElement, args }) => {
    const parts = within(canvasElement).getAllByRole('spinbutton');
    await expect(parts).toHaveLength(6);
    await userEvent.click(parts[5] as HTMLElement);
    await userEvent.keyboard('p');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2026-05-05T02:00:00.000Z'));
  },
};
export const TwentyFourHours: Story = {
  args: { value: '2026-05-04T22:05:00.000Z' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('spinbutton', { name: /hour/ })).toHaveTextContent('18');
    await expect(canvas.getAllByRole('spinbutton')).toHaveLength(5);
  },
};
export const TooEarly: Story = {
  args: { minimum: '2026-05-04T15:00:00.000Z' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Choose 4 May 2026 11:00 AM or later.')).toBeVisible();
  },
};
export const Refused: Story = { args: { disabledReason: 'Cancel the schedule to change it.' } };

export const Typed: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { value: null },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('040520261030');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2026-05-04T14:30:00.000Z'));
  },
};

export const HourThatClocksLeaveOut: Story = {
  args: { value: '2026-03-07T07:30:00.000Z', today: '2026-03-01' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await userEvent.click(await screen.findByRole('button', { name: /\b8 March 2026/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-08T07:30:00.000Z');
    await expect(within(canvasElement).getByRole('spinbutton', { name: /hour/i })).toHaveTextContent('03');
  },
};

/** While it is typed it is not a date; when the field is left, it becomes the nearest one, and the field says so. */
export const HourThatDoesNotExist: Story = {
  args: { value: '2026-03-08T06:00:00.000Z', today: '2026-03-01' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('spinbutton', { name: /hour/i }));
    await userEvent.keyboard('02');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(null));
    await expect(canvas.getByRole('spinbutton', { name: /hour/i })).toHaveTextContent('02');
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2026-03-08T07:00:00.000Z'));
    await expect(canvas.getByText('What was typed does not exist. It was changed to 8 Mar 2026 3:00 AM.')).toBeVisible();
    await expect(canvas.getByRole('spinbutton', { name: /hour/i })).toHaveTextContent('03');
  },
};

/** The press that leaves the field was made before the replacing date could be read. */
export const DayThatDoesNotExist: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  render: (args) => <Sending {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('spinbutton', { name: /^day/i }));
    await userEvent.keyboard('31');
    await userEvent.keyboard('02');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(null));
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByText('Sent: nothing')).toBeVisible();
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2026-02-28T15:00:00.000Z'));
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByText('Sent: 2026-02-28T15:00:00.000Z')).toBeVisible();
  },
};

/** A day that is incomplete because of its year becomes one when the year is typed: nothing replaced it. */
export const LeapDay: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('spinbutton', { name: /^day/i }));
    await userEvent.keyboard('29022028');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2028-02-29T15:00:00.000Z'));
    await userEvent.tab();
    await expect(canvas.queryByText(/does not exist/)).toBeNull();
  },
};

export const LastYearOfAll: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { value: '2026-12-31T15:00:00.000Z' },
  play: async ({ canvasElement, args }) => {
    const year = within(canvasElement).getByRole('spinbutton', { name: /^year/i });
    await userEvent.click(year);
    await userEvent.keyboard('9999');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('9998-12-31T15:00:00.000Z'));
    await expect(year).toHaveTextContent('9998');
  },
};

export const Open: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await userEvent.click(await screen.findByRole('button', { name: /20 May 2026/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-05-20T14:00:00.000Z');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await opensTheCalendar({ canvasElement });
  },
};

export const Matrix: Story = {
  decorators: [allCombinations],
  render: (args) => (
    <div style={{ display: 'grid', gap: 8 }}>
      <DateTimePicker {...args} />
      <DateTimePicker {...args} label="Pin Item Until" value={null} />
      <DateTimePicker {...args} label="Start date" minimum="2026-05-04T15:00:00.000Z" />
    </div>
  ),
};
