import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { allCombinations, inOwnWindow } from '#storybook/frames';
import { useForm } from '../../forms/useForm.ts';
import { sampleOrganization } from '../../organization/OrganizationTree/sampleOrganization.ts';
import { CheckList } from '../CheckList/CheckList.tsx';
import { PhonePreview } from '../PhonePreview/PhonePreview.tsx';
import { PublicationFacts } from './PublicationFacts.tsx';
import { firstDraft, type PublishDraft, publishFields } from './publishDraft.ts';
import { PublishForm } from './PublishForm.tsx';
import { PublishCard } from './PublishCard.tsx';
import { PublishPanel } from './PublishPanel.tsx';
import type { PublishPanelProps } from './publishPanelTypes.ts';
import { draft, published, recurrent, rescheduled, scheduled, unpinned } from './samplePublications.ts';

const acts = () => ({
  onPublish: fn(async () => {}), onSchedule: fn(async () => {}), onScheduleRecurrent: fn(async () => {}), onReschedule: fn(async () => {}),
  onCancelSchedule: fn(async () => {}), onPublishNow: fn(async () => {}), onUnpublish: fn(async () => {}), onUnpin: fn(async () => {}),
});

/** Gives the panel the new item after each action, as a page does. */
function Opened(props: PublishPanelProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  const [item, setItem] = useState(props.item);
  const { acts } = props;
  const live: PublishPanelProps['acts'] = {
    ...acts,
    onPublish: async (...values) => { await acts.onPublish(...values); setItem(published); },
    onPublishNow: async () => { await acts.onPublishNow(); setItem(published); },
    onUnpublish: async () => { await acts.onUnpublish(); setItem(draft); },
    onCancelSchedule: async () => { await acts.onCancelSchedule(); setItem(draft); },
    onUnpin: async () => { await acts.onUnpin(); setItem(unpinned); },
    onReschedule: async (...values) => { await acts.onReschedule(...values); setItem(rescheduled(values[0])); },
  };
  return (
    <main>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <PublishPanel {...props} item={item} acts={live} isOpen={isOpen} onOpenChange={setOpen} />
    </main>
  );
}

const meta = {
  title: 'Publishing/PublishPanel',
  component: PublishPanel,
  parameters: inOwnWindow,
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
/** Where focus goes when an action has replaced what the panel shows: to its heading, which says the new status. */
const expectFocusOn = (panel: ReturnType<typeof within>, name: string) =>
  waitFor(() => expect(panel.getByRole('heading', { name })).toHaveFocus());
const choose = async (panel: ReturnType<typeof within>, name: string) => {
  await userEvent.click(panel.getByRole('button', { name: 'Choose node' }));
  const picker = within(await screen.findByRole('dialog', { name: 'Choose Publication Level' }));
  await userEvent.click(await picker.findByText(name));
  await userEvent.click(picker.getByRole('button', { name: 'Select' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Choose Publication Level' })).toBeNull());
};

export const Unpublished: Story = {
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement);
    await choose(panel, 'North Region');
    await expect(panel.getByText('Publishes to North Region and 3 units below, now.')).toBeVisible();
  },
};

export const PublishedAtOnce: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { acts: acts() },
  play: async ({ canvasElement, args }) => {
    const panel = await open(canvasElement);
    await userEvent.click(panel.getByRole('button', { name: 'Publish' }));
    await expect(args.acts.onPublish).not.toHaveBeenCalled();
    await choose(panel, 'North Region');
    await expect(panel.getByText('Publishes to North Region and 3 units below, now.')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Publish' }));
    await expect(args.acts.onPublish).toHaveBeenCalledWith('north', null);
    await expectFocusOn(panel, 'Spring newsletter (Published)');
  },
};

const chooseADate = async (canvasElement: HTMLElement) => {
  const panel = await open(canvasElement);
  await userEvent.click(panel.getByRole('radio', { name: 'Scheduled Date' }));
  await userEvent.click(panel.getByRole('checkbox', { name: 'Pin' }));
  await choose(panel, 'North Region');
  return panel;
};

export const ForAScheduledDate: Story = {
  play: async ({ canvasElement }) => {
    const panel = await chooseADate(canvasElement);
    await expect(
      panel.getByText('Publishes to North Region and 3 units below, on 1 May 2026 3:00 PM (Toronto time). Pinned until 15 May 2026 2:37 PM.'),
    ).toBeVisible();
  },
};

export const ScheduledForADate: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { acts: acts() },
  play: async ({ canvasElement, args }) => {
    const panel = await chooseADate(canvasElement);
    await userEvent.click(panel.getByRole('button', { name: 'Schedule Publish' }));
    await expect(args.acts.onSchedule).toHaveBeenCalledWith('north', '2026-05-01T19:00:00.000Z', '2026-05-15T18:37:00.000Z');
  },
};

const chooseARecurrence = async (canvasElement: HTMLElement) => {
  const panel = await open(canvasElement);
  await userEvent.click(panel.getByRole('radio', { name: 'Recurrent' }));
  await choose(panel, 'North Region');
  return panel;
};

export const Recurring: Story = {
  play: async ({ canvasElement }) => {
    const panel = await chooseARecurrence(canvasElement);
    await expect(panel.getByRole('textbox', { name: /Pin each publication for days/ })).toHaveValue('1');
  },
};

export const ScheduledToRecur: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { acts: acts() },
  play: async ({ canvasElement, args }) => {
    const panel = await chooseARecurrence(canvasElement);
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
  args: { item: published },
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement);
    await expect(panel.getByRole('button', { name: 'Unpublish' })).toBeVisible();
  },
};

export const UnpinnedAndUnpublished: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { item: published, acts: acts() },
  play: async ({ canvasElement, args }) => {
    const panel = await open(canvasElement);
    await userEvent.click(panel.getByRole('button', { name: 'Unpin' }));
    await expect(args.acts.onUnpin).toHaveBeenCalledOnce();
    await expectFocusOn(panel, 'Spring newsletter (Published)');
    await expect(panel.getByText('Not pinned')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Unpublish' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Unpublish Spring newsletter?' }));
    await expect(args.acts.onUnpublish).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Unpublish' }));
    await expect(args.acts.onUnpublish).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expectFocusOn(panel, 'Spring newsletter (Draft)');
    await userEvent.tab();
    await expect(panel.getByRole('radio', { name: 'Immediately' })).toHaveFocus();
  },
};

export const NodesNotReadYet: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { item: published, nodes: [], allowedNodeIds: new Set<string>(), isLoading: true },
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement);
    await expect(panel.getAllByText('Loading…')[0]).toBeVisible();
    await expect(panel.queryByText('A node outside your role')).toBeNull();
    // The name may take several lines: what is below comes with it.
    await expect(panel.getByText('Unpublish')).not.toBeVisible();
    await expect(panel.queryByText('You are not allowed to publish on this node.')).toBeNull();
  },
};

export const Scheduled: Story = {
  args: { item: scheduled },
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement);
    await expect(panel.getByRole('button', { name: 'Reschedule' })).toBeDisabled();
  },
};

export const RescheduledAndPublishedNow: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { item: scheduled, acts: acts() },
  play: async ({ canvasElement, args }) => {
    const panel = await open(canvasElement);
    await userEvent.click(panel.getByRole('spinbutton', { name: /day/ }));
    await userEvent.keyboard('{ArrowUp}');
    await userEvent.click(panel.getByRole('button', { name: 'Reschedule' }));
    await expect(args.acts.onReschedule).toHaveBeenCalledWith('2026-05-05T14:00:00.000Z', null);
    await expectFocusOn(panel, 'Spring newsletter (Scheduled for 5 May 2026 10:00 AM)');
    await userEvent.click(panel.getByRole('button', { name: 'Publish Now' }));
    await expect(args.acts.onPublishNow).toHaveBeenCalledOnce();
    await expectFocusOn(panel, 'Spring newsletter (Published)');
  },
};

export const ScheduledAgainAndAgain: Story = {
  parameters: { checks: { isWithoutPicture: true } },
  args: { item: recurrent, acts: acts() },
  play: async ({ canvasElement, args }) => {
    const panel = await open(canvasElement);
    await waitFor(() => expect(panel.getByText('and so on, with no end date')).toBeVisible());
    await expect(panel.queryByRole('button', { name: 'Reschedule' })).toBeNull();
    await userEvent.click(panel.getByRole('button', { name: 'Cancel Scheduled Publication' }));
    await expect(args.acts.onCancelSchedule).toHaveBeenCalledOnce();
    await expectFocusOn(panel, 'Spring newsletter (Draft)');
  },
};

export const MissingDate: Story = {
  args: { acts: acts() },
  play: async ({ canvasElement, args }) => {
    const panel = await open(canvasElement);
    await choose(panel, 'North Region');
    await userEvent.click(panel.getByRole('radio', { name: 'Scheduled Date' }));
    // The date is empty only when every part of it is.
    for (const part of panel.getAllByRole('spinbutton')) {
      await userEvent.click(part);
      await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
    }
    await userEvent.click(panel.getByRole('button', { name: 'Schedule Publish' }));
    await expect(args.acts.onSchedule).not.toHaveBeenCalled();
    await expect(panel.getByText('Publication date is required')).toBeVisible();
    await waitFor(() => expect(panel.getByRole('spinbutton', { name: /day/ })).toHaveFocus());
  },
};

export const MissingNumber: Story = {
  args: { acts: acts() },
  play: async ({ canvasElement, args }) => {
    const panel = await open(canvasElement);
    await choose(panel, 'North Region');
    await userEvent.click(panel.getByRole('radio', { name: 'Recurrent' }));
    const days = panel.getByRole('textbox', { name: /Pin each publication for days/ });
    await userEvent.clear(days);
    await userEvent.click(panel.getByRole('button', { name: 'Schedule Publish' }));
    await expect(args.acts.onScheduleRecurrent).not.toHaveBeenCalled();
    await waitFor(() => expect(days).toHaveFocus());
    await expect(panel.getByText(/must be 1 or more$/)).toBeVisible();
  },
};

export const TwelveHourClock: Story = {
  args: { item: scheduled, locale: 'en-US' },
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement);
    await waitFor(() => expect(panel.getByText('4 May 2026 10:00 AM', { selector: 'dd' })).toBeVisible());
    await expect(panel.getAllByRole('spinbutton')[5]).toHaveTextContent('AM');
  },
};

/** On the page, beside what is published. */
export const Beside: Story = {
  render: ({ item, nodes, allowedNodeIds, acts: asked, notSavedReason, now: clock, timeZone, locale }) => (
    <main style={{ maxInlineSize: 360 }}>
      <PublishCard
        {...{ item, nodes, allowedNodeIds, notSavedReason }}
        {...(clock && { now: clock })}
        {...(timeZone !== undefined && { timeZone })}
        {...(locale !== undefined && { locale })}
        acts={asked}
      />
    </main>
  ),
  play: async ({ canvas, canvasElement }) => {
    await choose(within(canvasElement), 'North Region');
    await expect(canvas.getByText('Publishes to North Region and 3 units below, now.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Publish' })).toBeEnabled();
  },
};

export const BesideUnsavedWork: Story = {
  args: { notSavedReason: 'Save the item first: only what is saved is published.', acts: acts() },
  render: Beside.render,
  play: async ({ args, canvas, canvasElement }) => {
    await choose(within(canvasElement), 'North Region');
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await expect(args.acts.onPublish).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Publish' })).toHaveAccessibleDescription(/Save the item first/);
  },
};

const setting = { timeZone: 'America/Toronto', locale: 'en-GB', today: '2026-05-01' };
const now = '2026-05-01T18:37:00.000Z';

/** The fields of a scheduled date with a pin end. */
function Scheduling(props: Pick<PublishPanelProps, 'nodes' | 'allowedNodeIds'>) {
  const form = useForm<PublishDraft>({
    initial: { ...firstDraft(now, setting.timeZone), method: 'future', nodeId: 'north', isPinned: true },
    fields: publishFields(() => now, (instant) => instant),
    draft: null,
    onSave: () => Promise.resolve(),
  });
  return <PublishForm {...props} ref={null} form={form} onChange={form.change} now={now} setting={setting} />;
}

/** What the panel shows, without the panel: an overlay can't be shown ten times. */
export const Matrix: Story = {
  decorators: [allCombinations],
  render: ({ acts: asked, nodes, allowedNodeIds }) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <Scheduling nodes={nodes} allowedNodeIds={allowedNodeIds} />
      {[published, scheduled].map((item) => (
        <PublicationFacts
          key={Number(item.isPublicationScheduled)}
          item={item} nodes={nodes} withoutTree={undefined} isReadingTree={false} acts={asked} newDate={item.scheduledPublication?.publicationUtc ?? null} onNewDateChange={fn()} setting={setting} now={now} running={null} run={fn()} refusalAt={() => undefined} notSavedReason={undefined}
        />
      ))}
    </div>
  ),
};

export const UnpublishedWithUndo: Story = {
  args: { item: draft, lastAct: { done: 'Unpublished', detail: 'Undo publishes it again, dated the moment you press it.', onUndo: fn(async () => {}) } },
  play: async ({ canvasElement, args }) => {
    const panel = await open(canvasElement);
    await userEvent.click(panel.getByRole('button', { name: 'Undo' }));
    await expect(args.lastAct?.onUndo).toHaveBeenCalledOnce();
  },
};

export const DoneForGood: Story = {
  args: { item: published, lastAct: { done: 'Published', detail: 'This cannot be undone: it replaced what was published or scheduled before.' } },
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement);
    await expect(panel.getByText(/^This cannot be undone/)).toBeVisible();
    await expect(panel.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
};

export const SeriesThatHasBegun: Story = {
  args: {
    item: {
      ...recurrent,
      publishedContentItem: { organizationNodeId: 'north', publishedAtUtc: '2026-04-30T14:00:00.000Z', isPinned: false, pinUntilUtc: null },
      scheduledPublication: { organizationNodeId: 'north', publicationUtc: '2026-05-31T14:00:00.000Z', recurrence: { frequency: 'Monthly', interval: 1, occurrences: 6, pinEachPublicationForDays: 1, startDate: '2026-03-31T14:00:00.000Z' } },
    },
  },
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement);
    await expect(panel.getAllByText('Created at')).toHaveLength(1);
    const dates = panel.getByRole('region', { name: 'Next 4 dates' });
    await expect(dates).toHaveTextContent('2 dates have passed');
    await expect(within(dates).getAllByRole('listitem')[1]).toHaveTextContent('30 Jun 2026');
    await expect(panel.getByText('Each publication is pinned for 1 day.')).toBeVisible();
    await expect(panel.getByText(/It is then pinned for 1 day\. Publish Now and Cancel Scheduled Publication end the series/)).toBeVisible();
  },
};

const previewed = <PhonePreview theme="blue" item={{ page: 'News and Announcements', author: 'Ana Costa', when: 'Not published yet', text: 'Spring newsletter' }} />;

export const WithPreviewAndChecks: Story = {
  render: ({ isOpen: _isOpen, onOpenChange: _onOpenChange, ...props }) => (
    <main style={{ maxInlineSize: '22.5rem' }}>
      <PublishCard
        {...props}
        preview={previewed}
        renderChecks={({ nodeName }) => <CheckList checks={[{ id: 'where', state: nodeName === '' ? 'unknown' : 'good', text: nodeName === '' ? 'No node is chosen' : `Chosen: ${nodeName}` }]} />}
      />
    </main>
  ),
  play: async ({ canvas }) => {
    const panel = within(canvas.getByRole('region', { name: 'Publish' }));
    await choose(panel, 'North Region');
    await expect(panel.getByText('Chosen: North Region')).toBeVisible();
    await userEvent.click(panel.getByRole('tab', { name: 'Preview' }));
    await expect(panel.getByRole('region', { name: 'As staff see it' })).toBeVisible();
    await expect(panel.queryByRole('button', { name: 'Publish' })).toBeNull();
    await userEvent.click(panel.getByRole('tab', { name: 'Publish' }));
    await expect(panel.getByText('Chosen: North Region')).toBeVisible();
  },
};
