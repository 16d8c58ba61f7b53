import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inOwnWindow } from '#storybook/frames';
import { Button } from '../../actions/Button/Button.tsx';
import { TextArea } from '../../fields/TextArea/TextArea.tsx';
import { ConfirmModal, type ConfirmModalProps } from './ConfirmModal.tsx';

const meta = {
  title: 'Overlays/ConfirmModal',
  component: ConfirmModal,
  parameters: inOwnWindow,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'Delete item',
    children: "'Flu clinic dates for all sites' will be deleted. This action cannot be undone.",
    confirmLabel: 'Delete',
    tone: 'danger',
    onConfirm: () => Promise.resolve(),
    describeError: (error: unknown) => (error as Error).message,
  },
} satisfies Meta<typeof ConfirmModal>;

export default meta;
type Story = StoryObj<typeof meta>;

const confirm = () => screen.getByRole('button', { name: 'Delete' });

export const Question: Story = {};
export const NotDangerous: Story = { args: { tone: 'accent', title: 'Leave without saving?', children: 'What you typed is lost.', confirmLabel: 'Leave' } };
export const Narrow: Story = { parameters: { checks: { width: 390 } } };

export const ClosesWhenDone: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ args }) => {
    await userEvent.click(confirm());
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
  },
};

export const StaysWithTheMessageWhenItFails: Story = {
  args: { onConfirm: () => Promise.reject(new Error('The item is published and cannot be deleted.')) },
  play: async ({ args }) => {
    await userEvent.click(confirm());
    await expect(await screen.findByRole('alert')).toHaveTextContent('That did not workThe item is published and cannot be deleted.');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const SaysWhereNobodyKnowsWhetherItFailed: Story = {
  args: { onConfirm: () => Promise.reject(Object.assign(new Error('Could not confirm whether this was done. Check what was saved before you try again.'), { isUnconfirmed: true })) },
  play: async () => {
    await userEvent.click(confirm());
    await expect(await screen.findByRole('alert')).toHaveTextContent('Not confirmedCould not confirm whether this was done.');
  },
};

export const OnlyCloseIsLeftWhenTheThingIsGone: Story = {
  args: { onConfirm: fn(() => Promise.reject(new Error('There is no such content item.'))), isFinal: () => true },
  play: async ({ args }) => {
    await userEvent.click(confirm());
    await expect(await screen.findByRole('alert')).toHaveTextContent('There is no such content item.');
    const close = screen.getByText('Close').closest('button')!;
    await expect(close).toHaveFocus();
    await expect(screen.queryByRole('button', { name: /Delete|Cancel/ })).toBeNull();
    await userEvent.click(close);
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const WithWhatTheMessageSpeaksOf: Story = {
  args: {
    title: 'Reset the invitation to the default?',
    children: 'Your organization’s text is replaced by the standard one. This action cannot be undone.',
    confirmLabel: 'Reset to default',
    onConfirm: () => Promise.reject(new Error('Someone else has saved another text since you started. It is shown below.')),
    supplement: <TextArea label="Text that is saved now" isReadOnly value="Welcome to the day team. Your supervisor meets you at the front desk at eight." rows={4} />,
  },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Reset to default' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('It is shown below.');
    await expect(screen.getByRole('textbox', { name: 'Text that is saved now' })).toHaveAttribute('readonly');
  },
};

export const RunsOnceHoweverOftenPressed: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { onConfirm: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ args }) => {
    const button = confirm();
    // Both in one task, without a render in between.
    button.click();
    button.click();
    await userEvent.dblClick(confirm());
    await userEvent.keyboard('{Escape}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

function Page(props: ConfirmModalProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Delete item</Button>
      <ConfirmModal {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

export const OpenedAgain: Story = {
  render: (args) => <Page {...args} />,
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete item' }));
    await userEvent.click(confirm());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Delete item' }));
    await waitFor(() => expect(confirm()).toBeVisible());
  },
};
