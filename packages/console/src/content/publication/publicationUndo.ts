import type { components } from '@noticeboard/api-types/schema';
import { isSeries } from '@noticeboard/design-system/publishing';
import { hostNow } from '../../ground/hostClock.ts';
import { publicationMessages } from '../../messages/publication.ts';
import { panelDate } from '../../shared/dates.ts';
import type { PublicationAct } from './publicationCalls.ts';

const texts = publicationMessages.undo;

/** What taking an act back takes: no call undoes, so that it is other acts, one after the other. */
export interface PublicationUndo {
  /** What was done, as the panel says it. */
  done: string;
  /** What pressing Undo does, or why it can't be done. */
  detail: string;
  /** The acts that take it back; none where the contract's calls cannot. */
  acts: readonly PublicationAct[];
}

/** The part of an item that acts change. */
type Publications = Pick<components['schemas']['ContentItem'], 'publishedContentItem' | 'scheduledPublication'>;

/**
 * How an act is taken back, from what the item was before it (ADR 0078). What would end up other than before says so; what would
 * lose something else is not offered.
 *
 * @param now the moment at which it is asked, in milliseconds; the device's clock
 */
export function undoOf(act: PublicationAct, { publishedContentItem: published, scheduledPublication: scheduled }: Publications, now: number = hostNow()): PublicationUndo {
  const done = texts.done[act.kind];
  const impossible = (detail: string): PublicationUndo => ({ done, detail, acts: [] });
  const possible = (detail: string, ...acts: PublicationAct[]): PublicationUndo => ({ done, detail, acts });
  const isAhead = (instant: string) => Date.parse(instant) > now;
  const pin = published?.pinUntilUtc ?? null;
  const pinLeft = pin !== null && isAhead(pin) ? pin : null;
  const again = scheduled && !hasBegun(scheduled, published !== null) ? scheduleAgain(scheduled) : null;

  switch (act.kind) {
    case 'publish':
      if (published) return impossible(texts.replaced);
      if (!scheduled) return possible(texts.backToDraft, { kind: 'unpublish', nodeId: act.nodeId });
      if (again === null) return impossible(texts.hasBegun);
      if (!isAhead(scheduled.publicationUtc)) return impossible(texts.dateIsPast);
      return possible(texts.unpublishAndSchedule(panelDate(scheduled.publicationUtc), hasMoreDates(scheduled)), { kind: 'unpublish', nodeId: act.nodeId }, again);
    case 'schedule':
    case 'recur':
      return scheduled ? impossible(texts.replaced) : possible(texts.cancelAgain, { kind: 'cancel', nodeId: act.nodeId });
    case 'reschedule':
    case 'cancel':
      if (!scheduled || again === null) return impossible(texts.hasBegun);
      if (!isAhead(scheduled.publicationUtc)) return impossible(texts.dateIsPast);
      return possible(
        texts.backToSchedule(panelDate(scheduled.publicationUtc), hasMoreDates(scheduled)),
        act.kind === 'reschedule' && again.kind === 'schedule' ? { ...again, kind: 'reschedule' } : again,
      );
    case 'unpublish':
    case 'unpin':
      // Publishing would end the schedule that is left.
      if (scheduled) return impossible(texts.scheduleWouldEnd);
      if (act.kind === 'unpin' && pinLeft === null) return impossible(texts.pinHasEnded);
      return possible(act.kind === 'unpin' ? texts.pinAgain : pin === pinLeft ? texts.publishAgain : texts.publishAgainWithoutPin, { kind: 'publish', nodeId: act.nodeId, pinUntilUtc: pinLeft });
  }
}

type Schedule = NonNullable<Publications['scheduledPublication']>;

const hasMoreDates = ({ recurrence }: Schedule): boolean => recurrence != null && isSeries(recurrence);

/** Whether some dates of a recurrence are past: made again, it would count them again. A host that names no first date says it by what it has published. */
const hasBegun = ({ recurrence, publicationUtc }: Schedule, isPublished: boolean): boolean =>
  recurrence != null && (recurrence.startDate === undefined ? isPublished : Date.parse(recurrence.startDate) < Date.parse(publicationUtc));

/** The act that makes a schedule as it was. */
function scheduleAgain({ organizationNodeId: nodeId, publicationUtc, pinUntilUtc = null, recurrence }: Schedule): PublicationAct {
  return recurrence
    ? { kind: 'recur', nodeId, recurrence: { ...recurrence, startDate: publicationUtc } }
    : { kind: 'schedule', nodeId, publicationUtc, pinUntilUtc };
}
