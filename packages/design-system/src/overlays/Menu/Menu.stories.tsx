import type { Meta, StoryObj } from '@storybook/react-vite';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Menu } from './Menu.tsx';

const edit = fn();
const remove = fn();

const meta = {
  title: 'Overlays/Menu',
  component: Menu,
  args: {
    label: 'Actions for Spring newsletter',
    trigger: <IconButton label="Actions for Spring newsletter" icon={<Ellipsis />} />,
    sections: [
      { id: 'change', actions: [{ id: 'edit', label: 'Edit', icon: <Pencil />, onAction: edit }] },
      { id: 'end', actions: [{ id: 'delete', label: 'Delete', icon: <Trash2 />, tone: 'danger', onAction: remove }] },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Spring newsletter' }));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const WithRefusedAction: Story = {
  args: {
    sections: [
      {
        id: 'all',
        title: 'Spring newsletter',
        actions: [
          { id: 'edit', label: 'Edit', onAction: edit },
          { id: 'delete', label: 'Delete', tone: 'danger', disabledReason: 'Your role may not delete on this page.', onAction: remove },
        ],
      },
    ],
  },
};

export const RefusedActionSaysWhy: Story = {
  ...WithRefusedAction,
  play: async ({ canvas }) => {
    remove.mockClear();
    canvas.getByRole('button', { name: 'Actions for Spring newsletter' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    const refused = screen.getByRole('menuitem', { name: 'Delete' });
    await waitFor(() => expect(refused).toHaveFocus());
    await expect(refused).toHaveAttribute('aria-disabled', 'true');
    await expect(refused).toHaveAccessibleDescription('Your role may not delete on this page.');
    await userEvent.keyboard('{Enter} ');
    await userEvent.click(refused);
    await expect(remove).not.toHaveBeenCalled();
    await expect(refused).toBeVisible();
  },
};

export const AnActionFindsTheFocusAtTheButton: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Actions for Spring newsletter' });
    edit.mockImplementation(() => expect(button).toHaveFocus());
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(edit).toHaveReturned();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(button).toHaveFocus();
  },
};

export const ByArrowKeys: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ canvas }) => {
    remove.mockClear();
    canvas.getByRole('button', { name: 'Actions for Spring newsletter' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(remove).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};
