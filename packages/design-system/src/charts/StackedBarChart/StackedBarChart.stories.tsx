import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { StackedBarChart } from './StackedBarChart.tsx';

const categories = ['North Region', 'South Region', 'Harbour House', 'Seaview', 'Mill Lane', 'Head office'];
const likes = { id: 'likes', name: 'Likes', values: [84, 61, 40, 22, 31, 12] };
const comments = { id: 'comments', name: 'Comments', values: [32, 40, 12, 9, 14, 5] };
const views = { id: 'views', name: 'Read confirmations', values: [51, 44, 30, 18, null, 9] };

const meta = {
  title: 'Charts/StackedBarChart',
  component: StackedBarChart,
  args: { title: 'Interactions by unit', description: 'Last 30 days', unit: 'likes', categoriesName: 'Unit', categories, series: [likes, comments] },
} satisfies Meta<typeof StackedBarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoSeries: Story = {};
export const OneSeries: Story = { args: { series: [likes] } };

export const PartialData: Story = {
  args: { series: [likes, comments, views] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No data for 1 of 6. What is shown is incomplete.')).toBeVisible();
  },
};

export const Narrow: Story = { parameters: { checks: { width: 320 } } };
export const Empty: Story = { args: { series: [{ ...likes, values: likes.values.map(() => 0) }] } };
export const Loading: Story = { args: { series: [], isLoading: true } };

export const Failed: Story = {
  args: { series: [], error: 'Unable to process your request.', onRetry: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const BarsByArrowKeys: Story = {
  play: async ({ canvas }) => {
    const plot = await canvas.findByRole('slider', { name: 'Interactions by unit' });
    plot.focus();
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(plot).toHaveAttribute('aria-valuetext', 'South Region: Likes 61, Comments 40');
    await userEvent.keyboard('{End}');
    await expect(plot).toHaveAttribute('aria-valuetext', 'Head office: Likes 12, Comments 5');
  },
};

export const AsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show as table' }));
    await expect(await canvas.findByRole('row', { name: 'Seaview 22 9' })).toBeVisible();
  },
};

export const Matrix: Story = { args: { series: [likes, comments, views] }, decorators: [allCombinations] };
