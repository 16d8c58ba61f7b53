import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { comments, confirmations, likes, noLikes, saysWhatIsMissing, showsTheTable, triesAgain, units, walksByArrowKeys, walksByArrowKeysMirrored } from '../series/barChartSample.ts';
import { StackedBarChart } from './StackedBarChart.tsx';

const meta = {
  title: 'Charts/StackedBarChart',
  component: StackedBarChart,
  args: { title: 'Interactions by unit', description: 'Last 30 days', unit: 'likes', categoriesName: 'Unit', categories: units, series: [likes, comments] },
} satisfies Meta<typeof StackedBarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoSeries: Story = {};
export const OneSeries: Story = { args: { series: [likes] } };
export const Days: Story = {
  args: {
    title: 'Interactions by day',
    description: 'Mar 5 – 10, 2026',
    categories: ['2026-03-05', '2026-03-06', '2026-03-07', '2026-03-08', '2026-03-09', '2026-03-10'],
    areDays: true,
    categoriesName: 'Date',
  },
  play: async ({ canvas }) => {
    const plot = await canvas.findByRole('slider', { name: 'Interactions by day' });
    plot.focus();
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(plot).toHaveAttribute('aria-valuetext', 'Sunday, March 8, 2026: Likes 22, Comments 9');
  },
};

/** The period before is beside each stack, grey. */
export const ComparedWithPeriodBefore: Story = {
  args: { series: [likes, comments, { id: 'before', name: 'Period before', values: units.map((_, place) => 14 + place * 3), isComparison: true }] },
  play: async ({ canvas, canvasElement }) => {
    const plot = await canvas.findByRole('slider');
    plot.focus();
    await userEvent.keyboard('{Home}');
    await expect(plot.getAttribute('aria-valuetext')).toMatch(/, Period before 14$/);
    await expect(canvasElement.querySelectorAll('svg rect').length).toBeGreaterThan(units.length * 3);
  },
};

export const PartialData: Story = { args: { series: [likes, comments, confirmations] }, play: saysWhatIsMissing };
export const Narrow: Story = { parameters: { checks: { width: 320 } } };
export const Empty: Story = { args: { series: [noLikes] } };
export const Loading: Story = { args: { series: [], isLoading: true } };
export const Failed: Story = { args: { series: [], error: 'Unable to process your request.', onRetry: fn() }, play: triesAgain };
export const BarsByArrowKeys: Story = { play: walksByArrowKeys, parameters: { checks: { isWithoutPicture: true } } };
/** The first category is on the right; its parts stay in order from the bottom up. */
export const RightToLeft: Story = { decorators: [(Story) => <div dir="rtl"><Story /></div>], play: walksByArrowKeysMirrored };
export const AsTable: Story = { play: showsTheTable };
export const Matrix: Story = { args: { series: [likes, comments, confirmations] }, decorators: [allCombinations] };
