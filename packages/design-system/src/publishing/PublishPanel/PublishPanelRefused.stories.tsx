import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { PublishPanel } from './PublishPanel.tsx';
import { panelBeside } from './samplePanel.ts';
import { draft, scheduled } from './samplePublications.ts';

const meta = {
  title: 'Publishing/PublishPanel/Refused',
  component: PublishPanel,
  tags: ['!autodocs'],
  parameters: { checks: { isWithoutPicture: true } },
  args: { ...panelBeside, item: scheduled },
} satisfies Meta<typeof PublishPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A user who may publish nowhere sees that first, and is offered no organization to choose from. */
export const NowhereToPublish: Story = {
  args: { item: draft, allowedNodeIds: new Set() },
  play: async ({ canvas, args }) => {
    const [told] = canvas.getAllByText('Your role may not publish items of this page anywhere.');
    await expect(told).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Publish' })).toHaveAccessibleDescription('Your role may not publish items of this page anywhere.');
    await userEvent.click(canvas.getByRole('button', { name: 'Choose node' }));
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await expect(args.acts.onPublish).not.toHaveBeenCalled();
  },
};

/** While the nodes are loading, or could not be loaded, nothing is said about them. */
export const NodesNotKnown: Story = {
  args: { item: draft, allowedNodeIds: new Set(), isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Choose node' })).toBeVisible();
    await expect(canvas.queryByText(/anywhere/)).not.toBeInTheDocument();
  },
};

/** A node that no longer accepts publications gets no new one; what is scheduled there can be cancelled. */
export const ScheduledWherePublishingIsOff: Story = {
  args: { item: { ...scheduled, scheduledPublication: { publicationUtc: '2026-05-04T14:00:00Z', organizationNodeId: 'oak' } } },
  play: async ({ canvas, args }) => {
    const [told] = canvas.getAllByText('You are not allowed to publish on this node.');
    await expect(told).toBeVisible();
    await expect(canvas.queryByText(/^Publish Now publishes/)).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Publish Now' })).toHaveAccessibleDescription('You are not allowed to publish on this node.');
    await userEvent.click(canvas.getByRole('button', { name: 'Publish Now' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel Scheduled Publication' }));
    await expect(args.acts.onCancelSchedule).toHaveBeenCalledOnce();
    await expect(args.acts.onPublishNow).not.toHaveBeenCalled();
  },
};

/** Publish Now would publish the text as it was before the changes; a date leaves the time to save them. */
export const ScheduledBesideUnsavedWork: Story = {
  args: { notSavedReason: 'Save the item first: only what is saved is published.' },
  play: async ({ canvas, args }) => {
    const now = canvas.getByRole('button', { name: 'Publish Now' });
    await expect(now).toHaveAccessibleDescription('Save the item first: only what is saved is published.');
    await userEvent.click(now);
    await expect(args.acts.onPublishNow).not.toHaveBeenCalled();
    await expect(canvas.getByText(/^Publish Now publishes/)).toBeVisible();
    await userEvent.click(canvas.getByRole('spinbutton', { name: /day/ }));
    await userEvent.keyboard('{ArrowUp}');
    await userEvent.click(canvas.getByRole('button', { name: 'Reschedule' }));
    await expect(args.acts.onReschedule).toHaveBeenCalledOnce();
  },
};

export const ScheduledWithoutANewDate: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: /day/ }));
    await userEvent.keyboard('{Backspace}');
    const reschedule = canvas.getByRole('button', { name: 'Reschedule' });
    await waitFor(() => expect(reschedule).toHaveAccessibleDescription('New publication date is required'));
    await userEvent.click(reschedule);
    await expect(args.acts.onReschedule).not.toHaveBeenCalled();
  },
};
