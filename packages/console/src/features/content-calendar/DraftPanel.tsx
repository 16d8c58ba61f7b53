import { type PublishActs, PublishPanel, publicationTimeOn } from '@noticeboard/design-system/publishing';
import { useState } from 'react';
import type { ContentTypeName } from '../../content/kinds.ts';
import { itemName } from '../../content/itemName.ts';
import type { PublicationAct } from '../../content/publication/publicationCalls.ts';
import { usePublishNodes } from '../../content/publication/usePublishNodes.ts';
import { hostClock } from '../../ground/hostClock.ts';
import { DraftChecks } from './DraftChecks.tsx';
import type { PlacedItem } from './calendarEntries.ts';
import type { Reschedule } from './useReschedule.ts';

export interface DraftPanelProps {
  /** The draft's type. */
  type: ContentTypeName;
  /** The draft. */
  placed: PlacedItem;
  /** The day that it was put on, YYYY-MM-DD. */
  day: string;
  /** The time that it was put at, ISO 8601 in UTC; null if no time was chosen. */
  instant: string | null;
  /** Publishes it. */
  moves: Reschedule;
  /** The time zone and locale of dates. */
  setting: { timeZone: string; locale: string };
  /** The user asked to close it, or it is done. */
  onClose: () => void;
}

/** For actions that a draft does not have: it is published nowhere. */
const nothing = () => Promise.resolve();

/** The publication panel, with the day that a draft was put on: a drop sends nothing, since a day names no unit (ADR 0114). */
export function DraftPanel({ type, placed, day, instant, moves, setting, onClose }: DraftPanelProps) {
  const { item, pageId } = placed;
  const nodes = usePublishNodes(pageId);
  const [firstDate] = useState(() => instant ?? publicationTimeOn(day, hostClock(), setting.timeZone));
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
      now={hostClock}
      isOpen
      onOpenChange={onClose}
      item={{ id: item.id, name: itemName(item), createdUtc: item.createdUtc ?? null, user: item.user ?? null, isPublicationScheduled: false, publishedContentItem: null, scheduledPublication: null }}
      firstDate={firstDate}
      renderChecks={(chosen) => <DraftChecks type={type} pageId={pageId} itemId={item.id} chosen={chosen} />}
      acts={acts}
    />
  );
}
