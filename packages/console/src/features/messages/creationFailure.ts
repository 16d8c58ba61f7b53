import { RequestFailure } from '@noticeboard/api-types/problem';
import { describeOutcome } from '../../api/describeOutcome.ts';
import { type FailedWrite, failureStatus } from '../../api/writeOutcome.ts';
import { describeError, type ErrorDescription } from '../../ground/describeError.ts';
import { toastDurations } from '../../ground/limits.ts';
import { messages } from '../../messages/en.ts';
import { messagingMessages as texts } from '../../messages/messaging.ts';

/** The messages for a conversation that was not created. */
export interface CreationFailure {
  toast: ErrorDescription;
  /** Milliseconds, or until the user closes it. */
  lasts: number | 'until closed';
  /** The reason, for the alert in the dialog (ERR-25). */
  reason: string;
  /** Whether it was saved. */
  status: FailedWrite['status'];
}

/** The toast of a conversation that was not created (ERR-123). */
export const creationFailed: ErrorDescription = { title: 'Error', detail: texts.createFailed };

/**
 * Describes why a conversation was not created. Where it is unknown whether it was, the toast says that instead, until it is
 * closed.
 *
 * @param wasOffline whether the device was offline when it was sent: it cannot have left then
 * @param actingAs sentence that names the acting role, from `useActingAs`
 */
export function describeCreation(error: unknown, { wasOffline, actingAs }: { wasOffline: boolean; actingAs: string | undefined }): CreationFailure {
  // Conversations are read before anything is sent (ADR 0034).
  const isSent = !(error instanceof RequestFailure && error.request.method === 'GET');
  const status = failureStatus(error, { state: isSent ? 'pending' : 'none', wasOffline }, false);
  const { title, detail } = describeOutcome(status === 'unknown' ? { status, error, isReadAgain: false } : { status, error }, { actingAs });
  return status === 'unknown' ? { status, toast: { title, detail }, lasts: 'until closed', reason: detail } : { status, toast: creationFailed, lasts: toastDurations.content, reason: detail };
}

/**
 * Why people were not written to: each reason once. A message is only sent after its conversation exists, so those who are left
 * have certainly not received it, even where it is unknown whether there is a conversation.
 *
 * @param isNothingSent nobody has received the message
 */
export function describeUncreated(errors: readonly unknown[], { isNothingSent, actingAs }: { isNothingSent: boolean; actingAs: string | undefined }): string {
  const reasons = [...new Set(errors.map((error) => describeError(error, { actingAs }).detail))].join(' ');
  return isNothingSent ? messages.outcomes.notSent(reasons) : reasons;
}
