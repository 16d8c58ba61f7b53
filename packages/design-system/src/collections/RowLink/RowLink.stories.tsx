import type { Meta, StoryObj } from '@storybook/react-vite';
import MessageCircle from 'lucide-react/icons/message-circle';
import { expect, userEvent } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { RowLink } from './RowLink.tsx';

const comments = (
  <span style={{ display: 'inline-flex', alignItems: 'center', gap: '0.25rem' }}>
    <MessageCircle aria-hidden size={16} />
    16
  </span>
);

const meta = {
  title: 'Collections/RowLink',
  component: RowLink,
  args: { href: '#comments', children: 'All lines open again on Monday' },
} satisfies Meta<typeof RowLink>;

export default meta;
type Story = StoryObj<typeof meta>;

const counting = { 'aria-label': '16 comments on Ferry cancellations', children: comments };

export const Counting: Story = { args: counting };
export const Matrix: Story = { decorators: [allCombinations] };

/** One tab stop, and no more of react-aria than a row needs. */
export const ByKeyboard: Story = {
  args: counting,
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: '16 comments on Ferry cancellations' });
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(link).outlineStyle).toBe('solid');
    await expect(link).not.toHaveAttribute('data-rac');
  },
};
