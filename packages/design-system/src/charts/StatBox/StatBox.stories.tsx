import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { StatBox } from './StatBox.tsx';

const meta = {
  title: 'Charts/StatBox',
  component: StatBox,
  args: { label: 'Content items', value: 1284 },
} satisfies Meta<typeof StatBox>;

export default meta;
type Story = StoryObj<typeof meta>;

const heights = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('rect')].map((bar) => +(bar.getAttribute('height') ?? 0));

export const Number: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('1,284')).toBeVisible();
    await expect(heights(canvasElement)).toHaveLength(5);
    await expect(new Set(heights(canvasElement)).size).toBe(1);
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** Numbers by day are drawn and read out. */
export const ByDay: Story = {
  args: { label: 'Users', value: 61, byDay: { label: 'Active users on the last five days', values: [3, 12, 30, 9, 0, 24] } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: 'Active users on the last five days: 12, 30, 9, 0, 24' })).toBeVisible();
    const [first, second, third, none] = heights(canvasElement);
    await expect(first! / second!).toBeCloseTo(12 / 30);
    await expect(third! / second!).toBeCloseTo(9 / 30);
    await expect(none).toBeGreaterThan(0);
  },
};

export const Zero: Story = {
  args: { value: 0, label: 'Likes' },
  play: async ({ canvasElement }) => {
    await expect(heights(canvasElement)).toHaveLength(5);
    await expect(Math.max(...heights(canvasElement))).toBeLessThan(4);
  },
};

/** A new tenant has people before any of them was active: five days of zero look like a number that is zero. */
export const DaysOfZero: Story = {
  args: { label: 'Users', value: 4, byDay: { label: 'Active users on the last five days', values: [0, 0, 0, 0, 0] } },
  play: async ({ canvas, canvasElement }) => {
    await expect(Math.max(...heights(canvasElement))).toBeLessThan(4);
    await expect(new Set([...canvasElement.querySelectorAll('rect')].map((bar) => getComputedStyle(bar).fill)).size).toBe(1);
    await expect(canvas.getByRole('img', { name: 'Active users on the last five days: 0, 0, 0, 0, 0' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { value: null, isLoading: true },
  play: async ({ canvasElement }) => {
    await expect(heights(canvasElement)).toEqual([]);
  },
};

/** The total loads before the numbers by day, whose place stays empty until then. */
export const DaysNotYetKnown: Story = {
  args: { byDay: { label: 'Active users on the last five days', values: null } },
  play: async ({ canvasElement }) => {
    await expect(heights(canvasElement)).toEqual([]);
  },
};

export const NotKnown: Story = {
  args: { value: null },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Not available')).toBeVisible();
    await expect(heights(canvasElement)).toEqual([]);
  },
};

export const Changed: Story = {
  args: { label: 'Comments', value: 50, before: { value: 40 } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('+25% from 40 in the previous period')).toBeVisible();
    await expect(canvasElement.querySelector('svg')).toBeNull();
  },
};

export const BeforeNotKnown: Story = { args: { before: { value: null } } };

export const Narrow: Story = { args: { value: 128_456_789 }, parameters: { checks: { width: 320 } } };

export const Matrix: Story = { decorators: [allCombinations] };
