import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { TopList } from './TopList.tsx';

const entries = [
  ['Winter roster for the harbour houses', 'News', 148],
  ['Flu vaccination: dates and places', 'Health and safety', 131],
  ['Welcome to our eleven new colleagues', 'News', 96],
  ['Photos of the summer garden party', 'Galleries', 74],
  ['How we hand over a shift', 'Handbook', 51],
  ['Survey: the new staff kitchen', 'Surveys', 22],
].map(([label, description, count], index) => ({
  id: String(index),
  label: String(label),
  description: String(description),
  count: Number(count),
  href: `#item-${index}`,
}));

const meta = {
  title: 'Charts/TopList',
  component: TopList,
  args: { title: 'Most liked', unit: 'likes', entries },
} satisfies Meta<typeof TopList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ranked: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('148 likes');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Winter roster for the harbour houses' })).toHaveFocus();
  },
};

export const AtMostTen: Story = {
  args: { entries: Array.from({ length: 14 }, (_, index) => ({ id: `${index}`, label: `Item ${index + 1}`, count: 40 - index })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
  },
};

export const Narrow: Story = {
  args: { entries: [{ id: '1', label: 'A name that goes on for so long that nobody would have thought it fits a phone', count: 1_204_331 }] },
  parameters: { checks: { width: 320 } },
};
/** Names begin on the right, counts are on the left, and bars grow from the right. */
export const RightToLeft: Story = {
  decorators: [(Story) => <div dir="rtl"><Story /></div>],
  play: async ({ canvas, canvasElement }) => {
    const name = canvas.getByRole('link', { name: 'How we hand over a shift' }).getBoundingClientRect();
    const count = canvas.getByText('51').getBoundingClientRect();
    await expect(count.right).toBeLessThan(name.left);
    const [rail, amount] = [...(canvasElement.querySelectorAll('li:last-child rect') ?? [])].map((bar) => bar.getBoundingClientRect());
    await expect(Math.abs((amount?.right ?? 0) - (rail?.right ?? 0))).toBeLessThan(1);
    await expect(amount?.width).toBeLessThan((rail?.width ?? 0) / 2);
  },
};
export const Loading: Story = { args: { entries: [], isLoading: true } };
export const Empty: Story = { args: { entries: [] } };

export const Failed: Story = {
  args: { entries: [], error: 'Unable to process your request.', onRetry: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Matrix: Story = { decorators: [allCombinations], args: { entries: entries.slice(0, 3) } };
