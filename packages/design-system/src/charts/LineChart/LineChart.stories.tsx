import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { LineChart } from './LineChart.tsx';

const counts = [31, 34, 29, 12, 9, 38, 41, 44, 39, 36, 15, 11, 47, 52];
const days = counts.map((_, index) => `2026-11-${String(index + 8).padStart(2, '0')}`);
const active = { id: 'active', name: 'Active users', values: counts };
const likes = { id: 'likes', name: 'Likes', values: counts.map((count, index) => Math.round(count / 2) + (index % 4) * 3) };
const comments = { id: 'comments', name: 'Comments', values: counts.map((count) => Math.round(count / 5)) };
const before = { id: 'before', name: 'Previous 14 days', values: counts.map((count, index) => count - 8 + (index % 3) * 4), isComparison: true };

const meta = {
  title: 'Charts/LineChart',
  component: LineChart,
  args: { title: 'Active Users', description: 'Last 14 days', unit: 'active users', days, series: [active] },
} satisfies Meta<typeof LineChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Fortnight: Story = {};
export const SeveralSeries: Story = {
  args: { title: 'Engagements', series: [active, likes, comments] } };
export const ComparedWithThePeriodBefore: Story = {
  args: { series: [active, before] } };
export const Narrow: Story = { args: { series: [active, before] }, parameters: { checks: { width: 320 } } };

export const WithGap: Story = {
  args: { series: [{ ...active, values: counts.map((count, index) => (index > 4 && index < 8 ? null : count)) }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No data for 3 of 14. What is shown is incomplete.')).toBeVisible();
  },
};

export const NothingHappened: Story = { args: { series: [{ ...active, values: counts.map(() => 0) }] } };
export const Loading: Story = { args: { days: [], series: [], isLoading: true } };

export const Failed: Story = {
  args: { days: [], series: [], error: 'Unable to process your request.', onRetry: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const PointsByArrowKeys: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ canvas }) => {
    const plot = await canvas.findByRole('slider', { name: 'Active Users' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(plot).toHaveFocus();
    await expect(plot).toHaveAttribute('aria-valuetext', 'Saturday, November 21, 2026: 52 active users');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(plot).toHaveAttribute('aria-valuetext', 'Thursday, November 19, 2026: 11 active users');
    await userEvent.keyboard('{Home}');
    await expect(plot).toHaveAttribute('aria-valuetext', 'Sunday, November 8, 2026: 31 active users');
  },
};

/** Time runs in the direction of writing, and so do the arrow keys. */
export const RightToLeft: Story = {
  args: { series: [active, before] },
  decorators: [(Story) => <div dir="rtl"><Story /></div>],
  play: async ({ canvas }) => {
    const plot = await canvas.findByRole('slider', { name: 'Active Users' });
    plot.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(plot).toHaveAttribute('aria-valuetext', 'Friday, November 20, 2026: Active users 47, Previous 14 days 39');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(plot).toHaveAttribute('aria-valuetext', expect.stringContaining('November 21'));
    // The newest day is on the left, and its values are beside it.
    const dot = plot.querySelector('circle')!.getBoundingClientRect();
    await expect(dot.left - plot.getBoundingClientRect().left).toBeLessThan(40);
    await userEvent.hover(plot);
    plot.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, clientX: plot.getBoundingClientRect().right - 45, clientY: 100 }));
    await waitFor(() => expect(plot).toHaveAttribute('aria-valuetext', expect.stringContaining('November 8')));
  },
};

export const TipNamesEverySeries: Story = {
  args: { series: [active, likes, before] },
  play: async ({ canvas }) => {
    const plot = await canvas.findByRole('slider', { name: 'Active Users' });
    plot.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(plot).toHaveAttribute(
      'aria-valuetext',
      'Friday, November 20, 2026: Active users 47, Likes 24, Previous 14 days 39',
    );
  },
};

export const TipStaysInsideANarrowChart: Story = {
  parameters: { checks: { width: 320 } },
  play: async ({ canvas }) => {
    const plot = await canvas.findByRole('slider', { name: 'Active Users' });
    plot.focus();
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(plot).toHaveAttribute('aria-valuetext', 'Saturday, November 14, 2026: 41 active users');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const SeriesHiddenByTheLegend: Story = {
  args: { series: [active, likes] },
  play: async ({ canvas }) => {
    const toggle = await canvas.findByRole('button', { name: 'Active users' });
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    const plot = await canvas.findByRole('slider', { name: 'Active Users' });
    await expect(plot).toHaveAttribute('aria-valuetext', 'Saturday, November 21, 2026: 29 active users');
    await userEvent.click(canvas.getByRole('button', { name: 'Likes' }));
    await expect(canvas.getByText('Every series is hidden. Choose one above.')).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(await canvas.findByRole('slider', { name: 'Active Users' })).toBeVisible();
  },
};

export const AsTable: Story = {
  args: { series: [active, before] },
  play: async ({ canvas }) => {
    const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(await canvas.findByRole('button', { name: 'Show as table' }));
    await expect(await canvas.findAllByRole('row')).toHaveLength(15);
    await expect(canvas.getByRole('row', { name: /November 21, 2026 52/ })).toBeInTheDocument();
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy as CSV' }));
    await expect(copied.mock.lastCall?.[0]).toMatch(/^Date,Active users,Previous 14 days\r\n2026-11-08,31,23\r\n/);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Copied' })).toBeVisible());
  },
};

export const Matrix: Story = { args: { series: [active, likes, before] }, decorators: [allCombinations] };
