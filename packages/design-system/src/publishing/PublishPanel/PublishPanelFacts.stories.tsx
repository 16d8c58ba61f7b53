import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { PublishPanel } from './PublishPanel.tsx';
import { panelBeside } from './samplePanel.ts';
import { draft, published, recurrent, scheduled } from './samplePublications.ts';

const meta = {
  title: 'Publishing/PublishPanel/Facts',
  component: PublishPanel,
  tags: ['!autodocs'],
  parameters: { checks: { isWithoutPicture: true } },
  args: { ...panelBeside, item: published },
} satisfies Meta<typeof PublishPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What the panel says of the item, term by term. */
const factsOf = (canvasElement: HTMLElement) => [...canvasElement.querySelectorAll('dt')].map((term) => [term.textContent, term.nextElementSibling?.textContent]);

/** What core §2 names for an unpublished item. */
export const OfADraft: Story = {
  args: { item: draft },
  play: async ({ canvas }) => {
    for (const name of ['Immediately', 'Scheduled Date', 'Recurrent']) await expect(canvas.getByRole('radio', { name })).toBeVisible();
    await expect(canvas.getAllByRole('radio'), 'no other method').toHaveLength(3);
    await expect(canvas.getByRole('group', { name: 'Publication node' })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Pin' })).not.toBeChecked();
  },
};

/** What core §2 names for a published item. */
export const OfAPublishedItem: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(factsOf(canvasElement)).toEqual([
      ['Status', expect.stringMatching(/^Published/)],
      ['Created by', 'Ana Costa'],
      ['Publication node', 'North Region and 3 units below'],
      ['Created at', '28 Apr 2026 8:00 AM'],
      ['Published at', '29 Apr 2026 10:00 AM'],
      ['Pin until', '13 May 2026 10:00 AM'],
    ]);
    await expect(canvas.getByRole('button', { name: 'Unpin' })).toBeEnabled();
  },
};

/** What core §2 names for a scheduled item. */
export const OfAScheduledItem: Story = {
  args: { item: scheduled },
  play: async ({ canvas, canvasElement }) => {
    await expect(factsOf(canvasElement)).toEqual(expect.arrayContaining([['Publication node', 'North Region and 3 units below'], ['Publication date', '4 May 2026 10:00 AM']]));
    await expect(canvas.getByRole('button', { name: 'Cancel Scheduled Publication' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Publish Now' })).toBeEnabled();
  },
};

/** Another system can schedule a published item for another unit: each has its own node, and its own right (decisions-core A17). */
export const OfAnItemPublishedHereAndScheduledThere: Story = {
  args: {
    item: { ...scheduled, publishedContentItem: { organizationNodeId: 'elm', publishedAtUtc: '2026-04-29T14:00:00Z', isPinned: false, pinUntilUtc: null } },
    allowedNodeIds: new Set(['elm']),
  },
  play: async ({ canvas, canvasElement, args }) => {
    const nodes = factsOf(canvasElement).filter(([term]) => term === 'Publication node');
    await expect(nodes.map(([, node]) => node)).toEqual(['Elm House', 'North Region and 3 units below']);
    await expect(canvas.getByRole('button', { name: 'Unpublish' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Cancel Scheduled Publication' })).toHaveAccessibleDescription('You are not allowed to publish on this node.');
    await userEvent.click(canvas.getByRole('button', { name: 'Publish Now' }));
    await expect(args.acts.onPublishNow).not.toHaveBeenCalled();
  },
};

/** Unpublishing leaves the rest of a series, which publishes the item again: it is no draft. */
export const OfASeriesThatIsUnpublished: Story = {
  args: { item: { ...published, isPublicationScheduled: true, scheduledPublication: recurrent.scheduledPublication } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unpublish' }));
    const question = await screen.findByRole('alertdialog', { name: 'Unpublish Spring newsletter?' });
    await expect(question).toHaveTextContent('It is removed from North Region and 3 units below immediately. Its schedule stays: it is published again on 4 May 2026 10:00 AM.');
    await expect(question).not.toHaveTextContent('draft');
    await userEvent.click(within(question).getByRole('button', { name: 'Unpublish' }));
    await expect(args.acts.onUnpublish).toHaveBeenCalledOnce();
  },
};
