import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleOrganization } from '../../organization/OrganizationTree/sampleOrganization.ts';
import { PublishPanel } from './PublishPanel.tsx';
import { scheduled } from './samplePublications.ts';

const act = () => fn(async () => {});

const meta = {
  title: 'Publishing/PublishPanelRefused',
  component: PublishPanel,
  parameters: { checks: { isWithoutPicture: true } },
  args: {
    isOpen: false,
    isBeside: true,
    onOpenChange: fn(),
    item: scheduled,
    nodes: sampleOrganization,
    allowedNodeIds: 'all',
    acts: { onPublish: act(), onSchedule: act(), onScheduleRecurrent: act(), onReschedule: act(), onCancelSchedule: act(), onPublishNow: act(), onUnpublish: act(), onUnpin: act() },
    now: () => '2026-05-01T18:37:00.000Z',
    timeZone: 'America/Toronto',
    locale: 'en-GB',
  },
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
