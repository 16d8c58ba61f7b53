import type { Meta, StoryObj } from '@storybook/react-vite';
import Reply from 'lucide-react/icons/reply';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { RowIconButton } from './RowIconButton.tsx';

/** It looks like the `IconButton`, whose pictures show it. */
const meta = {
  title: 'Actions/RowIconButton',
  component: RowIconButton,
  args: { label: 'Reply to Rosa Silva', icon: <Reply />, onPress: fn() },
  parameters: { checks: { isWithoutPicture: true } },
} satisfies Meta<typeof RowIconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const name = () => screen.queryByRole('tooltip', { hidden: true });

export const MountsNothingUntilItIsReached: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: args.label });
    await expect(name()).not.toBeInTheDocument();
    await userEvent.hover(button);
    await waitFor(() => expect(name()).toHaveTextContent(args.label));
    await expect(button).not.toHaveAttribute('aria-describedby');
    await userEvent.unhover(button);
    await waitFor(() => expect(name()).not.toBeInTheDocument());
    await userEvent.click(button);
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: args.label })).toHaveFocus();
    await waitFor(() => expect(name()).toHaveTextContent(args.label));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(name()).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: args.label })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
