import { type PublishActs, PublishPanel, publicationTimeOn } from '@noticeboard/design-system/publishing';
import { useState } from 'react';
import { itemName } from '../../content/itemName.ts';
import type { PublicationAct } from '../../content/publication/publicationCalls.ts';
import { usePublishNodes } from '../../content/publication/usePublishNodes.ts';
import type { PlacedItem } from './calendarEntries.ts';
import type { Reschedule } from './useReschedule.ts';

export interface DraftPanelProps {
  /** The draft. */
  placed: PlacedItem;
  /** The day that it was put on, YYYY-MM-DD. */
  day: string;
  /** Publishes it. */
  moves: Reschedule;
  /** How dates are written. */
  setting: { timeZone: string; locale: string };
  /** Asked to close, or done. */
  onClose: () => void;
}

/** What a draft has no use for: it is published nowhere. */
const nothing = () => Promise.resolve();

/** The panel that publishes, with the day that a draft was put on: a drop sends nothing, since a day names no unit (ADR 0114). */
export function DraftPanel({ placed, day, moves, setting, onClose }: DraftPanelProps) {
  const { item, pageId } = placed;
  const nodes = usePublishNodes(pageId);
  const [firstDate] = useState(() => publicationTimeOn(day, new Date().toISOString(), setting.timeZone));
  const publish = async (act: PublicationAct) => {
    await moves.publish(placed, act);
    onClose();
  };
  const acts: PublishActs = {
    onPublish: (nodeId, pinUntilUtc) => publish({ kind: 'publish', nodeId, pinUntilUtc }),
    onSchedule: (nodeId, publicationUtc, pinUntilUtc) => publish({ kind: 'schedule', nodeId, publicationUtc, pinUntilUtc }),
    onScheduleRecurrent: (nodeId, recurrence) => publish({ kind: 'recur', nodeId, recurrence }),
    onReschedule: nothing,
    onCancelSchedule: nothing,
    onPublishNow: nothing,
    onUnpublish: nothing,
    onUnpin: nothing,
  };
  return (
    <PublishPanel
      {...nodes}
      isOpen
      onOpenChange={onClose}
      item={{ id: item.id, name: itemName(item), createdUtc: item.createdUtc ?? null, user: item.user ?? null, isPublicationScheduled: false, publishedContentItem: null, scheduledPublication: null }}
      firstDate={firstDate}
      acts={acts}
    />
  );
}
