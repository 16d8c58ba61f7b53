import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inOwnWindow } from '#storybook/frames';
import { RenameFileModal } from './RenameFileModal.tsx';

const meta = {
  title: 'Content/RenameFileModal',
  component: RenameFileModal,
  parameters: inOwnWindow,
  args: { isOpen: true, onOpenChange: fn(), onSave: fn(async () => undefined), fileId: 'menu', originalFileName: 'Menu week 12.pdf' },
} satisfies Meta<typeof RenameFileModal>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole('textbox', { name: /Filename/ });

export const ExtensionIsKept: Story = {
  play: async ({ args }) => {
    await expect(await field()).toHaveValue('Menu week 12');
    await expect(await field()).toHaveAccessibleDescription('The extension .pdf is kept.');
    await userEvent.clear(await field());
    await userEvent.type(await field(), 'Menu week 13{Enter}');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ originalFileName: 'Menu week 13.pdf' }));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
  },
};

export const WithoutExtension: Story = {
  args: { originalFileName: 'README' },
  play: async () => {
    await expect(await field()).not.toHaveAccessibleDescription();
  },
};

export const NameMissing: Story = {
  play: async ({ args }) => {
    await userEvent.clear(await field());
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Filename is required')).toBeVisible();
    await waitFor(async () => expect(await field()).toHaveFocus());
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const FailureKeepsTheName: Story = {
  args: { onSave: fn(() => Promise.reject(new Error('A file of this name exists.'))) },
  play: async () => {
    await userEvent.type(await field(), ' and 13{Enter}');
    await expect(await screen.findByRole('alert')).toHaveTextContent('A file of this name exists.');
    await expect(await field()).toHaveValue('Menu week 12 and 13');
  },
};
