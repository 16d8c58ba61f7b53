import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { PublishPanel } from './PublishPanel.tsx';
import { panelBeside } from './samplePanel.ts';
import { scheduled } from './samplePublications.ts';

const meta = {
  title: 'Publishing/PublishPanelRefused',
  component: PublishPanel,
  parameters: { checks: { isWithoutPicture: true } },
  args: { ...panelBeside, item: scheduled },
} satisfies Meta<typeof PublishPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A node that has stopped taking publications gets no new one; what is scheduled there can be cancelled. */
export const ScheduledWherePublishingIsOff: Story = {
  args: { item: { ...scheduled, scheduledPublication: { publicationUtc: '2026-05-04T14:00:00Z', organizationNodeId: 'oak' } } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Publish Now' })).toHaveAccessibleDescription('You are not allowed to publish on this node.');
    await userEvent.click(canvas.getByRole('button', { name: 'Publish Now' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel Scheduled Publication' }));
    await expect(args.acts.onCancelSchedule).toHaveBeenCalledOnce();
    await expect(args.acts.onPublishNow).not.toHaveBeenCalled();
  },
};
