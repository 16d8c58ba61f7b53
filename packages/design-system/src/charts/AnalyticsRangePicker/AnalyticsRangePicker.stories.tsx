import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { AnalyticsRangePicker } from './AnalyticsRangePicker.tsx';
import { analyticsRange } from './analyticsRanges.ts';

const today = '2026-03-10';

/** Keeps the value, as a page would. */
function Kept({ value, onChange, ...props }: ComponentProps<typeof AnalyticsRangePicker>) {
  const [kept, keep] = useState(value);
  return <AnalyticsRangePicker {...props} value={kept} onChange={(next) => { keep(next); onChange(next); }} />;
}

const meta = {
  title: 'Charts/AnalyticsRangePicker',
  component: AnalyticsRangePicker,
  args: { value: analyticsRange('last7Days', today), onChange: fn(), today, locale: 'en-GB', timeZone: 'America/Toronto' },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof AnalyticsRangePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SevenDays: Story = {};
export const Custom: Story = { args: { value: { name: 'custom', from: '2026-03-02', to: '2026-03-06' } } };

/** Without a locale of its own, dates are written year, month, day (ANA-18). */
export const AsSpecified: Story = {
  args: { value: { name: 'custom', from: '2026-03-02', to: '2026-03-06' } },
  render: ({ locale: _ofTheOthers, ...args }) => <Kept {...args} />,
  play: async ({ canvasElement }) => {
    const parts = within(canvasElement).getAllByRole('spinbutton').slice(0, 3);
    await expect(parts.map((part) => part.getAttribute('data-type'))).toEqual(['year', 'month', 'day']);
    await expect(canvasElement.textContent?.replace(/[^\d-]/g, '')).toContain('2026-03-02');
  },
};

export const LastMonth: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Date range/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Last month' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ name: 'lastMonth', from: '2026-02-01', to: '2026-02-28' });
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

export const OverTheLimit: Story = {
  args: { maximumDays: 62, value: { name: 'custom', from: '2026-01-08', to: '2026-03-10' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getAllByRole('spinbutton', { name: /day/ })[0] as HTMLElement);
    await userEvent.keyboard('{ArrowDown}');
    await expect(await canvas.findByText('Maximum range is 62 days.')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(canvas.queryByText('Maximum range is 62 days.')).toBeNull());
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ name: 'custom', from: '2026-01-08', to: '2026-03-10' }));
  },
};

/** '2' on the way to '20' is a valid day, too: nothing may be requested with it. */
export const HalfTyped: Story = {
  args: { value: { name: 'custom', from: '2026-03-01', to: '2026-03-06' } },
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getAllByRole('spinbutton', { name: /day/ })[0] as HTMLElement);
    await userEvent.keyboard('20');
    await expect(await canvas.findByText('The first day must not be after the last day.')).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByText('The first day must not be after the last day.')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** What is typed counts immediately when the field is left. */
export const TypedAndLeft: Story = {
  args: { value: { name: 'custom', from: '2026-03-01', to: '2026-03-06' } },
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getAllByRole('spinbutton', { name: /day/ })[0] as HTMLElement);
    await userEvent.keyboard('02');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(document.body);
    (document.activeElement as HTMLElement | null)?.blur();
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith({ name: 'custom', from: '2026-03-02', to: '2026-03-06' }));
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

/** Without dates the last range stays in force: the field says that it needs some. */
export const Cleared: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { value: { name: 'custom', from: '2026-03-02', to: '2026-03-06' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    for (const part of canvas.getAllByRole('spinbutton')) {
      await userEvent.click(part);
      await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
    }
    await expect(canvas.queryByText('Choose both dates.')).toBeNull();
    canvas.getAllByRole('spinbutton').at(-1)?.blur();
    await waitFor(() => expect(canvas.getByText('Choose both dates.')).toBeVisible());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Matrix: Story = {
  decorators: [allCombinations],
  args: { value: { name: 'custom', from: '2026-03-02', to: '2026-03-06' } },
};
