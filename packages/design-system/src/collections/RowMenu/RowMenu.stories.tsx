import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { RowMenu } from './RowMenu.tsx';

const onDelete = fn();

const meta = {
  title: 'Collections/RowMenu',
  component: RowMenu,
  args: {
    label: 'Actions for Fire drill report',
    sections: () => [
      {
        id: 'item',
        actions: [
          { id: 'edit', label: 'Edit', href: '#edit' },
          { id: 'move', label: 'Move', disabledReason: 'It is published.', onAction: fn() },
          { id: 'delete', label: 'Delete', onAction: onDelete },
        ],
      },
    ],
  },
} satisfies Meta<typeof RowMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Matrix: Story = { decorators: [allCombinations] };

export const Choosing: Story = {
  play: async ({ canvasElement }) => {
    onDelete.mockClear();
    const button = within(canvasElement).getByRole('button', { name: 'Actions for Fire drill report' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitem', { name: 'Edit' })).toHaveFocus();
    await expect(screen.getByRole('menuitem', { name: 'Move' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{End}{Enter}');
    await expect(onDelete).toHaveBeenCalledOnce();
    await waitFor(() => expect(button).toHaveFocus());
    await expect(screen.queryByRole('menu')).toBeNull();
  },
};
