import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { comments, confirmations, likes, noLikes, saysWhatIsMissing, showsTheTable, triesAgain, units, walksByArrowKeys, walksByArrowKeysMirrored } from '../series/barChartSample.ts';
import { BarChart } from './BarChart.tsx';

const meta = {
  title: 'Charts/BarChart',
  component: BarChart,
  args: { title: 'Comments by unit', description: 'Last 30 days', unit: 'likes', categoriesName: 'Unit', categories: units, series: [likes, comments] },
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoSeries: Story = {};
export const OneSeries: Story = { args: { series: [likes] } };
export const PartialData: Story = { args: { series: [likes, comments, confirmations] }, play: saysWhatIsMissing };
export const Narrow: Story = { parameters: { checks: { width: 320 } } };
export const Empty: Story = { args: { series: [noLikes] } };
export const Loading: Story = { args: { series: [], isLoading: true } };
export const Failed: Story = { args: { series: [], error: 'Unable to process your request.', onRetry: fn() }, play: triesAgain };
export const BarsByArrowKeys: Story = { play: walksByArrowKeys, parameters: { checks: { isWithoutPicture: true } } };
/** The first category is on the right, and the first series of each too. */
export const RightToLeft: Story = { decorators: [(Story) => <div dir="rtl"><Story /></div>], play: walksByArrowKeysMirrored };
/** Names that don't fit are truncated, and those of wide scripts earlier: they don't overlap others. */
export const LongNames: Story = {
  args: { categories: ['Betriebskrankenversicherungsnachweis', 'Seaview', 'المنطقة الشمالية والجزر', '🎉🌻🍁🎈🎄🎂🎉🌻🍁🎈🎄🎂🎉🌻🍁🎈🎄🎂', 'Mill Lane Long-Term Care and Rehabilitation', 'Head office'] },
  play: async ({ canvasElement }) => {
    const ends = [...canvasElement.querySelectorAll('svg text[text-anchor="middle"]')].map((name) => name.getBoundingClientRect());
    await expect(ends.filter(({ left }, index) => index > 0 && left < ends[index - 1]!.right)).toEqual([]);
  },
};
export const AsTable: Story = { play: showsTheTable };
export const Matrix: Story = { args: { series: [likes, comments, confirmations] }, decorators: [allCombinations] };
