import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inOwnWindow } from '#storybook/frames';
import { DepartmentModal } from './DepartmentModal.tsx';

const meta = {
  title: 'People/DepartmentModal',
  component: DepartmentModal,
  parameters: inOwnWindow,
  args: { isOpen: true, onOpenChange: fn(), onSave: fn(async () => undefined) },
} satisfies Meta<typeof DepartmentModal>;

export default meta;
type Story = StoryObj<typeof meta>;

const name = () => screen.findByRole('textbox', { name: /Name/ });

export const AddDepartment: Story = {
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Add Department' })).toBeInTheDocument();
    await waitFor(async () => expect(await name()).toHaveFocus());
  },
};

export const EditDepartment: Story = {
  args: { department: { id: 'kitchen', name: 'Kitchen' } },
  play: async ({ args }) => {
    await expect(await screen.findByRole('dialog', { name: 'Edit Department' })).toBeInTheDocument();
    await userEvent.type(await name(), ' and laundry {Enter}');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ name: 'Kitchen and laundry' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const TooShort: Story = {
  play: async ({ args }) => {
    await userEvent.type(await name(), ' a {Enter}');
    await waitFor(() => expect(screen.getByText('Name must have at least 2 characters')).toBeVisible());
    await waitFor(async () => expect(await name()).toHaveFocus());
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const FailureKeepsTheName: Story = {
  args: { onSave: fn(() => Promise.reject(new Error('A department of this name exists.'))) },
  play: async () => {
    await userEvent.type(await name(), 'Kitchen{Enter}');
    await expect(await screen.findByRole('alert')).toHaveTextContent('A department of this name exists.');
    await expect(await name()).toHaveValue('Kitchen');
  },
};
