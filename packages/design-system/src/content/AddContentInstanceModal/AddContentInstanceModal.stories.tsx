import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inOwnWindow } from '#storybook/frames';
import { AddContentInstanceModal, type AddContentInstanceModalProps } from './AddContentInstanceModal.tsx';
import { sampleTemplates } from './sampleTemplates.ts';

const meta = {
  title: 'Content/AddContentInstanceModal',
  component: AddContentInstanceModal,
  parameters: inOwnWindow,
  args: { isOpen: true, onOpenChange: fn(), templates: sampleTemplates, onAdd: fn<AddContentInstanceModalProps['onAdd']>(() => Promise.resolve()) },
} satisfies Meta<typeof AddContentInstanceModal>;

export default meta;
type Story = StoryObj<typeof meta>;

const add = () => screen.getByRole('button', { name: 'Add' });
const nameField = () => screen.getByRole('textbox', { name: /^Name/ });
const choose = async (label: RegExp) => {
  await userEvent.click(await screen.findByRole('button', { name: /Template/ }));
  await userEvent.click(await screen.findByRole('option', { name: label }));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
};

export const Empty: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Add Content Instance' });
    await waitFor(() => expect(screen.getByRole('button', { name: /Template/ })).toHaveFocus());
    await waitFor(() => expect(add()).toHaveAccessibleDescription('Template is required'));
    await expect(add()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(nameField(), 'News{Enter}');
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

export const Templates: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /Template/ }));
    await waitFor(() => expect(screen.getByRole('option', { name: /Image Gallery With Albums/ })).toBeVisible());
  },
};

export const SuggestionBox: Story = {
  play: async ({ args }) => {
    await choose(/Suggestion Box/);
    await userEvent.type(nameField(), 'Ideas');
    await waitFor(() => expect(add()).toHaveAccessibleDescription('Target email is required'));
    const email = screen.getByRole('textbox', { name: /Target email/ });
    await userEvent.type(email, 'ideas@example');
    await waitFor(() => expect(add()).toHaveAccessibleDescription('Target email is not valid'));
    await userEvent.tab();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(email, '.com');
    await waitFor(() => expect(add()).not.toHaveAttribute('aria-disabled'));
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

export const AddedByEnter: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ args }) => {
    await choose(/Social Feed/);
    await expect(screen.queryByRole('textbox', { name: /Target email/ })).toBeNull();
    await userEvent.type(nameField(), ' News {Enter}');
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
    await expect(args.onAdd).toHaveBeenCalledWith({ contentTypeId: '1', name: 'News' });
  },
};

export const Failed: Story = {
  args: { onAdd: fn<AddContentInstanceModalProps['onAdd']>(() => Promise.reject(new Error('A page of this name exists.'))) },
  play: async ({ args }) => {
    await choose(/Social Feed/);
    await userEvent.type(nameField(), 'News{Enter}');
    await expect(await screen.findByRole('alert')).toHaveTextContent('A page of this name exists.');
    await expect(nameField()).toHaveValue('News');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};
