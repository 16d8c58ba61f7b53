import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { LineChart } from './LineChart.tsx';

const counts = [31, 34, 29, 12, 9, 38, 41, 44, 39, 36, 15, 11, 47, 52];
const points = counts.map((value, index) => ({ date: `2026-11-${String(index + 8).padStart(2, '0')}`, value }));

const meta = {
  title: 'Charts/LineChart',
  component: LineChart,
  args: { title: 'Active Users', description: 'Last 14 days', unit: 'active users', points },
} satisfies Meta<typeof LineChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Fortnight: Story = {};
export const Narrow: Story = { parameters: { checks: { width: 320 } } };
export const WithGap: Story = { args: { points: points.map((point, index) => (index > 4 && index < 8 ? { ...point, value: null } : point)) } };
export const NothingHappened: Story = { args: { points: points.map((point) => ({ ...point, value: 0 })) } };
export const Loading: Story = { args: { points: [], isLoading: true } };

export const Failed: Story = {
  args: { points: [], error: 'Unable to process your request.', onRetry: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const PointsByArrowKeys: Story = {
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

export const AsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show as table' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(15);
    await expect(canvas.getByRole('row', { name: /November 21, 2026 52/ })).toBeVisible();
  },
};

export const Matrix: Story = { decorators: [allCombinations] };
