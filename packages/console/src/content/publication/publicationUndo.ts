import type { components } from '@noticeboard/api-types/schema';
import { isSeries } from '@noticeboard/design-system/publishing';
import { hostNow } from '../../ground/hostClock.ts';
import { publicationMessages } from '../../messages/publication.ts';
import { panelDate } from '../../shared/dates.ts';
import type { PublicationAct } from './publicationCalls.ts';

const texts = publicationMessages.undo;

/** How an action is undone: no call undoes it, so it takes other actions, one after the other. */
export interface PublicationUndo {
  /** The action that was done, in the panel's words. */
  done: string;
  /** What Undo does, or why it is not possible. */
  detail: string;
  /** The actions that undo it; none if the contract's calls cannot. */
  acts: readonly PublicationAct[];
}

/** The part of an item that acts change. */
type Publications = Pick<components['schemas']['ContentItem'], 'publishedContentItem' | 'scheduledPublication'>;

/**
 * How an action is undone, from the item before it (ADR 0078). Where the result would differ from the former state, the detail says so; an
 * Undo that would lose something else is not offered.
 *
 * @param now the current time, in milliseconds; the device's clock
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
      // Publishing would end the remaining schedule.
      if (scheduled) return impossible(texts.scheduleWouldEnd);
      if (act.kind === 'unpin' && pinLeft === null) return impossible(texts.pinHasEnded);
      return possible(act.kind === 'unpin' ? texts.pinAgain : pin === pinLeft ? texts.publishAgain : texts.publishAgainWithoutPin, { kind: 'publish', nodeId: act.nodeId, pinUntilUtc: pinLeft });
  }
}

type Schedule = NonNullable<Publications['scheduledPublication']>;

const hasMoreDates = ({ recurrence }: Schedule): boolean => recurrence != null && isSeries(recurrence);

/** Whether some dates of a recurrence are past: created again, it would count them again. If the host sends no first date, a publication shows it. */
const hasBegun = ({ recurrence, publicationUtc }: Schedule, isPublished: boolean): boolean =>
  recurrence != null && (recurrence.startDate === undefined ? isPublished : Date.parse(recurrence.startDate) < Date.parse(publicationUtc));

/** The action that restores a schedule. */
function scheduleAgain({ organizationNodeId: nodeId, publicationUtc, pinUntilUtc = null, recurrence }: Schedule): PublicationAct {
  return recurrence
    ? { kind: 'recur', nodeId, recurrence: { ...recurrence, startDate: publicationUtc } }
    : { kind: 'schedule', nodeId, publicationUtc, pinUntilUtc };
}
