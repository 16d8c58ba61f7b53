import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { sampleOrganization } from '../../organization/OrganizationTree/sampleOrganization.ts';
import { PublishPanel } from './PublishPanel.tsx';
import type { PublishableItem } from './publicationStatus.ts';
import type { PublishPanelProps } from './publishPanelTypes.ts';

const draft: PublishableItem = {
  id: '1', name: 'Spring newsletter', createdUtc: '2026-04-28T12:00:00.000Z', user: { name: 'Ana Costa' },
  isPublicationScheduled: false, publishedContentItem: null, scheduledPublication: null,
};
const published: PublishableItem = {
  ...draft,
  publishedContentItem: { publishedAtUtc: '2026-04-29T14:00:00.000Z', organizationNodeId: 'north', isPinned: true, pinUntilUtc: '2026-05-13T14:00:00.000Z' },
};
const scheduled: PublishableItem = {
  ...draft, isPublicationScheduled: true, scheduledPublication: { organizationNodeId: 'north', publicationUtc: '2026-05-04T14:00:00.000Z', pinUntilUtc: null },
};
const recurrent: PublishableItem = {
  ...scheduled,
  scheduledPublication: {
    organizationNodeId: 'north', publicationUtc: '2026-05-04T14:00:00.000Z',
    recurrence: { frequency: 'Weekly', interval: 2, occurrences: 0, pinEachPublicationForDays: 1 },
  },
};
const acts = () => ({
  onPublish: fn(async () => {}), onSchedule: fn(async () => {}), onScheduleRecurrent: fn(async () => {}), onReschedule: fn(async () => {}),
  onCancelSchedule: fn(async () => {}), onPublishNow: fn(async () => {}), onUnpublish: fn(async () => {}), onUnpin: fn(async () => {}),
});

function Opened(props: PublishPanelProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  return (
    <main>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <PublishPanel {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </main>
  );
}

const meta = {
  title: 'Publishing/PublishPanel',
  component: PublishPanel,
  args: {
    isOpen: false, onOpenChange: fn(), item: draft, nodes: sampleOrganization, allowedNodeIds: new Set(['north', 'elm']), acts: acts(),
    now: () => '2026-05-01T18:37:00.000Z', timeZone: 'America/Toronto', locale: 'en-GB',
  },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof PublishPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }));
  return within(await screen.findByRole('dialog', { name: 'Publish' }));
};
const choose = async (panel: ReturnType<typeof within>, name: string) => {
  await userEvent.click(panel.getByRole('button', { name: 'Choose node' }));
  const picker = within(await screen.findByRole('dialog', { name: 'Choose Publication Level' }));
  await userEvent.click(await picker.findByText(name));
  await userEvent.click(picker.getByRole('button', { name: 'Select' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Choose Publication Level' })).toBeNull());
};

export const Unpublished: Story = {
  args: { acts: acts() },
  play: async ({ canvasElement, args }) => {
    const panel = await open(canvasElement);
    await userEvent.click(panel.getByRole('button', { name: 'Publish' }));
    await expect(args.acts.onPublish).not.toHaveBeenCalled();
    await choose(panel, 'North Region');
    await expect(panel.getByText('Publishes to North Region and 3 units below, now.')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Publish' }));
    await expect(args.acts.onPublish).toHaveBeenCalledWith('north', null);
  },
};

export const ForAScheduledDate: Story = {
  args: { acts: acts() },
  play: async ({ canvasElement, args }) => {
    const panel = await open(canvasElement);
    await userEvent.click(panel.getByRole('radio', { name: 'Scheduled Date' }));
    await userEvent.click(panel.getByRole('checkbox', { name: 'Pin' }));
    await choose(panel, 'North Region');
    await expect(
      panel.getByText('Publishes to North Region and 3 units below, on 1 May 2026 at 15:00 (Toronto time). Pinned until 15 May 2026 at 14:37.'),
    ).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Schedule Publish' }));
    await expect(args.acts.onSchedule).toHaveBeenCalledWith('north', '2026-05-01T19:00:00.000Z', '2026-05-15T18:37:00.000Z');
  },
};

export const Recurring: Story = {
  args: { acts: acts() },
  play: async ({ canvasElement, args }) => {
    const panel = await open(canvasElement);
    await userEvent.click(panel.getByRole('radio', { name: 'Recurrent' }));
    await choose(panel, 'North Region');
    await userEvent.click(panel.getByRole('button', { name: 'Schedule Publish' }));
    await expect(args.acts.onScheduleRecurrent).toHaveBeenCalledWith('north', {
      startDate: '2026-05-01T19:00:00.000Z', frequency: 'None', interval: 1, occurrences: 1, pinEachPublicationForDays: 1,
    });
  },
};

export const Failed: Story = {
  args: { acts: { ...acts(), onPublish: fn(async () => { throw new Error('Unable to publish item'); }) } },
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement);
    await choose(panel, 'North Region');
    await userEvent.click(panel.getByRole('button', { name: 'Publish' }));
    await expect(await panel.findByText('Unable to publish item')).toBeVisible();
    await expect(panel.getByText('North Region and 3 units below')).toBeVisible();
  },
};

export const Published: Story = {
  args: { item: published, acts: acts() },
  play: async ({ canvasElement, args }) => {
    const panel = await open(canvasElement);
    await userEvent.click(panel.getByRole('button', { name: 'Unpin' }));
    await expect(args.acts.onUnpin).toHaveBeenCalledOnce();
    await userEvent.click(panel.getByRole('button', { name: 'Unpublish' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Unpublish Spring newsletter?' }));
    await expect(args.acts.onUnpublish).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Unpublish' }));
    await expect(args.acts.onUnpublish).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const Scheduled: Story = {
  args: { item: scheduled, acts: acts() },
  play: async ({ canvasElement, args }) => {
    const panel = await open(canvasElement);
    await expect(panel.getByRole('button', { name: 'Reschedule' })).toBeDisabled();
    await userEvent.click(panel.getByRole('spinbutton', { name: /day/ }));
    await userEvent.keyboard('{ArrowUp}');
    await userEvent.click(panel.getByRole('button', { name: 'Reschedule' }));
    await expect(args.acts.onReschedule).toHaveBeenCalledWith('2026-05-05T14:00:00.000Z', null);
    await userEvent.click(panel.getByRole('button', { name: 'Publish Now' }));
    await expect(args.acts.onPublishNow).toHaveBeenCalledOnce();
  },
};

export const ScheduledAgainAndAgain: Story = {
  args: { item: recurrent, acts: acts() },
  play: async ({ canvasElement, args }) => {
    const panel = await open(canvasElement);
    await waitFor(() => expect(panel.getByText('and so on, with no end date')).toBeVisible());
    await expect(panel.queryByRole('button', { name: 'Reschedule' })).toBeNull();
    await userEvent.click(panel.getByRole('button', { name: 'Cancel Scheduled Publication' }));
    await expect(args.acts.onCancelSchedule).toHaveBeenCalledOnce();
  },
};
