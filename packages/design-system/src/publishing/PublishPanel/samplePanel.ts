import { fn } from 'storybook/test';
import { sampleOrganization } from '../../organization/OrganizationTree/sampleOrganization.ts';
import type { PublishPanelProps } from './publishPanelTypes.ts';

const act = () => fn(async () => {});

/** A panel beside its item, as a super administrator has it, on 1 May 2026 in Toronto. */
export const panelBeside = {
  isOpen: false,
  isBeside: true,
  onOpenChange: fn(),
  nodes: sampleOrganization,
  allowedNodeIds: 'all',
  acts: { onPublish: act(), onSchedule: act(), onScheduleRecurrent: act(), onReschedule: act(), onCancelSchedule: act(), onPublishNow: act(), onUnpublish: act(), onUnpin: act() },
  now: () => '2026-05-01T18:37:00.000Z',
  timeZone: 'America/Toronto',
  locale: 'en-GB',
} satisfies Omit<PublishPanelProps, 'item'>;
