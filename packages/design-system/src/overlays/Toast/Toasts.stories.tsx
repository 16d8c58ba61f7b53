import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { showToast, toastQueue } from './showToast.ts';
import { Toasts } from './Toasts.tsx';

/** Long enough that no story ends before it was looked at. */
const long = 600_000;

const meta = {
  title: 'Overlays/Toasts',
  component: Toasts,
  beforeEach: () => {
    toastQueue.clear();
    return () => toastQueue.clear();
  },
} satisfies Meta<typeof Toasts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async () => {
    showToast({ tone: 'success', title: 'Success', detail: 'Item Removed' }, long);
    await expect(await screen.findByRole('status')).toHaveTextContent('Item Removed');
  },
};

export const FailureIsReadAtOnce: Story = {
  play: async () => {
    showToast({ tone: 'error', title: 'Delete Error', detail: 'Unable to process your request.' }, long);
    await expect(await screen.findByRole('alert')).toHaveTextContent('Unable to process your request.');
  },
};

export const Stacked: Story = {
  play: async () => {
    showToast({ tone: 'info', title: 'Signed in', detail: 'as unit administrator of North Region' }, long);
    showToast({ tone: 'success', title: 'Success', detail: 'Item Published' }, long);
    showToast({ tone: 'error', title: 'Publish Error', detail: 'Unable to publish item. You do not have sufficient permissions to publish on selected node.' }, long);
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Close' })).toHaveLength(3));
  },
};

const undo = fn();

export const Undo: Story = {
  play: async () => {
    undo.mockClear();
    showToast({ tone: 'success', title: 'Item moved', action: { label: 'Undo', onAction: undo } }, long);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByText('Item moved')).not.toBeInTheDocument());
  },
};

export const LeavesByItself: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async () => {
    showToast({ tone: 'success', title: 'Success', detail: 'Changes saved successfully' }, 50);
    await screen.findByText('Changes saved successfully');
    await waitFor(() => expect(screen.queryByText('Changes saved successfully')).not.toBeInTheDocument());
  },
};

export const StaysWhileHovered: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async () => {
    showToast({ tone: 'success', title: 'Success', detail: 'Item saved successfully' }, 400);
    await userEvent.hover(await screen.findByText('Item saved successfully'));
    await new Promise((resolve) => setTimeout(resolve, 800));
    await expect(screen.getByText('Item saved successfully')).toBeVisible();
    await userEvent.unhover(screen.getByText('Item saved successfully'));
    await waitFor(() => expect(screen.queryByText('Item saved successfully')).not.toBeInTheDocument());
  },
};
