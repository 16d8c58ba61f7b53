import { ApiError } from '@noticeboard/api-types/problem';
import { describeOutcome } from '../../api/describeOutcome.ts';
import type { FailedWrite } from '../../api/writeOutcome.ts';
import type { ErrorDescription } from '../../ground/describeError.ts';
import { toastDurations } from '../../ground/limits.ts';
import { messages } from '../../messages/en.ts';
import { publicationMessages as texts } from '../../messages/publication.ts';
import { toastDate } from '../../shared/dates.ts';
import type { PublicationAct } from './publicationCalls.ts';

/** The toast after a success (ERR-15 to ERR-17, decisions-core O79). */
export function successOf(act: PublicationAct): ErrorDescription {
  if (act.kind === 'publish') return { title: texts.publishedTitle, detail: texts.published };
  if (act.kind === 'schedule' || act.kind === 'reschedule') return { title: texts.scheduled, detail: toastDate(act.publicationUtc) };
  if (act.kind === 'recur') return { title: texts.scheduled, detail: toastDate(act.recurrence.startDate) };
  return messages.saving.done;
}

/** The toast after a failure. */
export interface PublicationFailure extends ErrorDescription {
  /** Milliseconds, or until the user closes it. */
  lasts: number | 'until closed';
  /** The reason, shown where the action was started. */
  reason: string;
}

/**
 * The toast of a failure, and its duration (ERR-07 to ERR-14, decisions-core A38).
 *
 * @param actingAs sentence that names the acting role, from `useActingAs`
 */
export function failureOf({ kind }: PublicationAct, outcome: FailedWrite, actingAs?: string): PublicationFailure {
  const isUpdate = kind === 'unpin' || kind === 'cancel';
  const described = describeOutcome(outcome, { title: isUpdate ? messages.saving.failed : texts.publishError, actingAs });
  const reason = described.detail;
  if (outcome.status === 'unknown') return { ...described, lasts: 'until closed', reason };
  if (isUpdate) return { ...described, lasts: toastDurations.content, reason };
  return { title: texts.publishError, detail: failureText(kind, outcome.error), lasts: toastDurations.publishError, reason };
}

/** The specification's words; it has words for a 403 only when publishing (ERR-07). */
function failureText(kind: PublicationAct['kind'], error: unknown): string {
  if (kind === 'publish') return error instanceof ApiError && error.status === 403 ? texts.forbidden : texts.publish;
  if (kind === 'unpublish') return texts.unpublish;
  return kind === 'recur' ? texts.recurrent : texts.schedule;
}
