import type { PublishableItem } from './publicationStatus.ts';

/** An item that is not published. */
export const draft: PublishableItem = {
  id: '1', name: 'Spring newsletter', createdUtc: '2026-04-28T12:00:00.000Z', user: { name: 'Ana Costa' },
  isPublicationScheduled: false, publishedContentItem: null, scheduledPublication: null,
};

/** The same item, published and pinned. */
export const published: PublishableItem = {
  ...draft,
  publishedContentItem: { publishedAtUtc: '2026-04-29T14:00:00.000Z', organizationNodeId: 'north', isPinned: true, pinUntilUtc: '2026-05-13T14:00:00.000Z' },
};

/** To be published once. */
export const scheduled: PublishableItem = {
  ...draft, isPublicationScheduled: true, scheduledPublication: { organizationNodeId: 'north', publicationUtc: '2026-05-04T14:00:00.000Z', pinUntilUtc: null },
};

/** Published, and no longer pinned. */
export const unpinned: PublishableItem = {
  ...draft,
  publishedContentItem: { publishedAtUtc: '2026-04-29T14:00:00.000Z', organizationNodeId: 'north', isPinned: false, pinUntilUtc: null },
};

/** To be published on another date. */
export const rescheduled = (publicationUtc: string): PublishableItem => ({
  ...scheduled, scheduledPublication: { organizationNodeId: 'north', publicationUtc, pinUntilUtc: null },
});

/** To be published again and again. */
export const recurrent: PublishableItem = {
  ...scheduled,
  scheduledPublication: {
    organizationNodeId: 'north', publicationUtc: '2026-05-04T14:00:00.000Z',
    recurrence: { frequency: 'Weekly', interval: 2, occurrences: 0, pinEachPublicationForDays: 1 },
  },
};
