import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { Sparkline } from './Sparkline.tsx';

const values = [12, 14, 13, 18, 22, 19, 17, 24, 28, 27, 31, 29, 36, 40];

const meta = {
  title: 'Charts/Sparkline',
  component: Sparkline,
  args: { label: 'Views: 12 to 40 in 14 days', values },
} satisfies Meta<typeof Sparkline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rising: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Views: 12 to 40 in 14 days' })).toBeVisible();
  },
};
export const WithGap: Story = { args: { values: values.map((value, index) => (index > 4 && index < 8 ? null : value)) } };
export const Flat: Story = { args: { label: 'Views: 5 every day', values: [5, 5, 5, 5] } };
export const Empty: Story = { args: { label: 'Views: no data', values: [] } };
export const Large: Story = { args: { width: 280, height: 72 } };
/** The first value is on the right: the dot of the last one is on the left. */
export const RightToLeft: Story = {
  args: { width: 280, height: 72 },
  decorators: [(Story) => <div dir="rtl"><Story /></div>],
  play: async ({ canvas, canvasElement }) => {
    const line = canvas.getByRole('img').getBoundingClientRect();
    const last = canvasElement.querySelector('circle')?.getBoundingClientRect();
    await expect(last?.right).toBeLessThan(line.left + line.width / 2);
  },
};
export const Matrix: Story = { decorators: [allCombinations] };
