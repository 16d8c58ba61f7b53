import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inOwnWindow } from '#storybook/frames';
import { showToast, type ToastMessage, toastQueue } from './showToast.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { Modal } from '../Modal/Modal.tsx';
import { Toasts } from './Toasts.tsx';

/** A toast that stays longer than any story. */
const keepToast = (message: ToastMessage) => toastQueue.add(message);

/** A toast with a duration that a story can wait for. */
const shortToast = (message: ToastMessage, timeout: number) => toastQueue.add(message, { timeout });

const meta = {
  title: 'Overlays/Toast',
  component: Toasts,
  parameters: { docs: { story: { ...inOwnWindow.docs.story, height: '14rem' } } },
  beforeEach: () => {
    toastQueue.clear();
    return () => toastQueue.clear();
  },
} satisfies Meta<typeof Toasts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  beforeEach: () => {
    keepToast({ tone: 'success', title: 'Success', detail: 'Item Removed' });
  },
  play: async () => {
    await expect(await screen.findByRole('status')).toHaveTextContent('Item Removed');
    // Announced once, by its live content: an 'alertdialog' would be announced as well, with its buttons.
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

export const FailureIsReadAtOnce: Story = {
  beforeEach: () => {
    keepToast({ tone: 'error', title: 'Delete Error', detail: 'Unable to process your request.' });
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Unable to process your request.');
  },
};

export const Stacked: Story = {
  beforeEach: () => {
    keepToast({ tone: 'info', title: 'Signed in', detail: 'as unit administrator of North Region' });
    keepToast({ tone: 'success', title: 'Success', detail: 'Item Published' });
    keepToast({ tone: 'error', title: 'Publish Error', detail: 'Unable to publish item. You do not have sufficient permissions to publish on selected node.' });
  },
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Close' })).toHaveLength(3));
  },
};

/** The same words are not stacked; other words are. */
export const RefusedTwice: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async () => {
    const offline = { tone: 'error', title: 'Update Error', detail: 'Nothing was sent. You are offline.' } as const;
    showToast(offline);
    showToast({ ...offline, title: 'Delete Error' });
    showToast(offline);
    await screen.findAllByRole('alert');
    await expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual(['Update Error', 'Delete Error'].map((title) => `${title}${offline.detail}`));
  },
};

const undo = fn();
const closed = fn();

export const Undo: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async () => {
    undo.mockClear();
    keepToast({ tone: 'success', title: 'Item moved', action: { label: 'Undo', onAction: undo } });
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByText('Item moved')).not.toBeInTheDocument());
  },
};

export const LeavesByItself: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async () => {
    shortToast({ tone: 'success', title: 'Success', detail: 'Changes saved successfully' }, 50);
    await screen.findByText('Changes saved successfully');
    await waitFor(() => expect(screen.queryByText('Changes saved successfully')).not.toBeInTheDocument());
  },
};

export const StaysWhileHovered: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async () => {
    shortToast({ tone: 'success', title: 'Success', detail: 'Item saved successfully' }, 400);
    await userEvent.hover(await screen.findByText('Item saved successfully'));
    await new Promise((resolve) => setTimeout(resolve, 800));
    await expect(screen.getByText('Item saved successfully')).toBeVisible();
    await userEvent.unhover(screen.getByText('Item saved successfully'));
    await waitFor(() => expect(screen.queryByText('Item saved successfully')).not.toBeInTheDocument());
  },
};

export const StaysWhileFocused: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  play: async () => {
    shortToast({ tone: 'success', title: 'Item moved', action: { label: 'Undo', onAction: undo } }, 400);
    (await screen.findByRole('button', { name: 'Undo' })).focus();
    await new Promise((resolve) => setTimeout(resolve, 800));
    await expect(screen.getByText('Item moved')).toBeVisible();
  },
};

export const ShownAgain: Story = {
  render: () => (
    <>
      <Toasts />
      <Button onPress={() => keepToast({ tone: 'success', title: 'Item moved', action: { label: 'Undo', onAction: undo } })}>Move item</Button>
    </>
  ),
  parameters: { checks: { isWithoutPicture: true } },
  play: async ({ canvas }) => {
    const move = canvas.getByRole('button', { name: 'Move item' });
    await userEvent.click(move);
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByText('Item moved')).not.toBeInTheDocument());
    await userEvent.click(move);
    await expect(await screen.findByRole('status')).toHaveTextContent('Item moved');
  },
};

export const ReachedOverAModal: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  render: () => (
    <>
      <Toasts />
      <Modal isOpen onOpenChange={closed} title="Add department" footer={<Button>Add</Button>}>
        <p>Departments group people across the organization.</p>
      </Modal>
    </>
  ),
  play: async () => {
    undo.mockClear();
    closed.mockClear();
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Add department' })).toContainElement(document.activeElement as HTMLElement));
    keepToast({ tone: 'success', title: 'Item moved', action: { label: 'Undo', onAction: undo } });
    await screen.findByRole('status');
    await userEvent.keyboard('{F6}');
    const region = screen.getByRole('region', { name: 'Notifications: 1' });
    await waitFor(() => expect(region).toContainElement(document.activeElement as HTMLElement));
    screen.getByRole('button', { name: 'Add' }).focus();
    await userEvent.keyboard('{F6}');
    while (document.activeElement !== screen.getByRole('button', { name: 'Undo' })) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add' })).toHaveFocus());
    await expect(closed).not.toHaveBeenCalled();
  },
};
