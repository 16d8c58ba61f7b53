import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inOwnWindow } from '#storybook/frames';
import { FolderModal } from './FolderModal.tsx';

const meta = {
  title: 'Content/FolderModal',
  component: FolderModal,
  parameters: inOwnWindow,
  args: { isOpen: true, onOpenChange: fn(), onSave: fn(async () => undefined) },
} satisfies Meta<typeof FolderModal>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole('textbox', { name: /Name/ });

export const Add: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByRole('dialog', { name: 'Add Folder' })).toBeInTheDocument();
    await waitFor(async () => expect(await field()).toHaveFocus());
    await userEvent.type(await field(), '  Menus {Enter}');
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onSave).toHaveBeenCalledWith({ name: 'Menus' });
  },
};

export const Edit: Story = {
  args: { folder: { id: 'rules', name: 'House rules and safety instructions for all residences in the northern region' } },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Edit Folder' })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeVisible());
  },
};

export const NameMissing: Story = {
  play: async ({ args }) => {
    await userEvent.type(await field(), '   ');
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    await expect(await screen.findByText('Name is required')).toBeVisible();
    await waitFor(async () => expect(await field()).toHaveFocus());
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const FailureKeepsTheName: Story = {
  args: { onSave: fn(() => Promise.reject(new Error('A folder of this name exists.'))) },
  play: async ({ args }) => {
    await userEvent.type(await field(), 'Menus{Enter}');
    await expect(await screen.findByRole('alert')).toHaveTextContent('A folder of this name exists.');
    await expect(await field()).toHaveValue('Menus');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};
