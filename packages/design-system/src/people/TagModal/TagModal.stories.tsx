import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inOwnWindow } from '#storybook/frames';
import { TagModal } from './TagModal.tsx';

const meta = {
  title: 'People/TagModal',
  component: TagModal,
  parameters: inOwnWindow,
  args: { isOpen: true, onOpenChange: fn(), existingNames: ['@nurses'], onSave: fn(async () => undefined) },
} satisfies Meta<typeof TagModal>;

export default meta;
type Story = StoryObj<typeof meta>;

const name = () => screen.findByRole('textbox', { name: /Name/ });

export const AddTag: Story = {
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Add Tag' })).toBeInTheDocument();
    await waitFor(async () => expect(await name()).toHaveFocus());
  },
};

export const SavedWithoutTheSign: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ args }) => {
    await userEvent.type(await name(), ' @Kitchen2 {Enter}');
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
    await expect(args.onSave).toHaveBeenCalledWith({ name: 'Kitchen2' });
  },
};

export const Refusals: Story = {
  play: async ({ args }) => {
    await userEvent.type(await name(), '{Enter}');
    await waitFor(() => expect(screen.getByText('Name is required')).toBeVisible());
    await userEvent.type(await name(), 'a');
    await waitFor(() => expect(screen.getByText('Name must have at least 2 characters')).toBeVisible());
    await userEvent.type(await name(), ' b');
    await waitFor(() => expect(screen.getByText('Name must have letters and digits only')).toBeVisible());
    await userEvent.clear(await name());
    await userEvent.type(await name(), 'Nurses{Enter}');
    await waitFor(() => expect(screen.getByText('This tag already exists.')).toBeVisible());
    await waitFor(async () => expect(await name()).toHaveFocus());
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const FailureKeepsTheName: Story = {
  args: { onSave: fn(() => Promise.reject(new Error('The tag could not be added.'))) },
  play: async ({ args }) => {
    await userEvent.type(await name(), 'kitchen{Enter}');
    await expect(await screen.findByRole('alert')).toHaveTextContent('The tag could not be added.');
    await expect(await name()).toHaveValue('kitchen');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};
