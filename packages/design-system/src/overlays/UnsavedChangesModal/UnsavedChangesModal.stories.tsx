import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inOwnWindow } from '#storybook/frames';
import { Button } from '../../actions/Button/Button.tsx';
import { DepartmentModal } from '../../people/DepartmentModal/DepartmentModal.tsx';
import { UnsavedChangesModal } from './UnsavedChangesModal.tsx';

const meta = {
  title: 'Overlays/UnsavedChangesModal',
  component: UnsavedChangesModal,
  parameters: inOwnWindow,
  args: { isOpen: true, onKeepEditing: fn(), onDiscard: fn() },
} satisfies Meta<typeof UnsavedChangesModal>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

export const Question: Story = {
  play: async ({ args }) => {
    await press('Keep editing');
    await expect(args.onKeepEditing).toHaveBeenCalledOnce();
    await press('Discard');
    await expect(args.onDiscard).toHaveBeenCalledOnce();
  },
};

export const EscapeKeepsEditing: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('alertdialog')).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onKeepEditing).toHaveBeenCalledOnce());
    await expect(args.onDiscard).not.toHaveBeenCalled();
  },
};

export const WithSave: Story = { args: { onSave: fn(() => Promise.resolve()) } };

export const Saving: Story = {
  args: { onSave: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ args }) => {
    await press('Save');
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('button', { name: 'Discard' })).toBeDisabled();
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onKeepEditing).not.toHaveBeenCalled();
  },
};

export const StaysWhenSavingFails: Story = {
  args: { onSave: () => Promise.reject(new Error('The name is taken.')) },
  play: async () => {
    await press('Save');
    await expect(await screen.findByRole('alert')).toHaveTextContent('The name is taken.');
    await expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
  },
};

function DepartmentForm() {
  const [isOpen, setOpen] = useState(false);
  return (
    <main>
      <h1>Departments</h1>
      <Button onPress={() => setOpen(true)}>Edit department</Button>
      <DepartmentModal isOpen={isOpen} onOpenChange={setOpen} department={{ id: '7', name: 'Kitchen' }} onSave={() => Promise.resolve()} />
    </main>
  );
}

export const OverAForm: Story = {
  render: () => <DepartmentForm />,
  play: async ({ canvas }) => {
    const open = canvas.getByRole('button', { name: 'Edit department' });
    await userEvent.click(open);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), ' staff');
    await userEvent.keyboard('{Escape}');
    await screen.findByRole('alertdialog', { name: 'Discard unsaved changes?' });
    await press('Keep editing');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Kitchen staff');
    await userEvent.keyboard('{Escape}');
    await screen.findByRole('alertdialog');
    await press('Discard');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(open).toHaveFocus());
  },
};

export const Narrow: Story = { args: { onSave: fn(() => Promise.resolve()) }, parameters: { checks: { width: 320 } } };
