import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { RowName } from './RowName.tsx';

const long = 'Storm and ferry plan for this winter. Please read it and confirm that you have before the first of December, wherever you work.';

const meta = {
  title: 'Collections/RowName',
  component: RowName,
  args: { children: 'Fire drill report' },
  decorators: [(Story) => <div style={{ maxInlineSize: 240 }}><Story /></div>],
} satisfies Meta<typeof RowName>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A link looks like text until it is hovered or focused. */
export const Leading: Story = {
  args: { href: '#report' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Fire drill report' })).toHaveFocus();
  },
};
export const PlainText: Story = {};
export const OnTwoLines: Story = { args: { children: long, href: '#plan' } };
export const Matrix: Story = { decorators: [allCombinations], args: { href: '#report' } };

export const Opening: Story = {
  args: { children: long, onPress: fn() },
  play: async ({ canvasElement, args }) => {
    const name = within(canvasElement).getByRole('button', { name: long });
    const height = name.getBoundingClientRect().height;
    await userEvent.tab();
    await expect(name).toHaveFocus();
    // All of it is shown while it has the focus.
    await expect(name.getBoundingClientRect().height).toBeGreaterThan(height);
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
