import { fn } from 'storybook/test';
import { sampleOrganization } from '../../organization/OrganizationTree/sampleOrganization.ts';
import type { PublishCardProps, PublishPanelProps } from './publishPanelTypes.ts';

const act = () => fn(async () => {});

/** What a super administrator can publish with, on 1 May 2026 in Toronto. */
export const panel = {
  nodes: sampleOrganization,
  allowedNodeIds: 'all',
  acts: { onPublish: act(), onSchedule: act(), onScheduleRecurrent: act(), onReschedule: act(), onCancelSchedule: act(), onPublishNow: act(), onUnpublish: act(), onUnpin: act() },
  now: () => '2026-05-01T18:37:00.000Z',
  timeZone: 'America/Toronto',
  locale: 'en-GB',
} satisfies Omit<PublishCardProps, 'item'>;

/** The same, as a panel beside its item. */
export const panelBeside = { ...panel, isOpen: false, isBeside: true, onOpenChange: fn() } satisfies Omit<PublishPanelProps, 'item'>;
