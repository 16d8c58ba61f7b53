import { ApiError, NetworkError, RequestFailure, SessionEndedError } from '@noticeboard/api-types/problem';
import { ChangedMeanwhileError, DescribedError } from '../ground/describeError.ts';
import type { SentChanges } from './sentChanges.ts';

/** The outcome of a change. Each has its own words (`describeOutcome`). */
export type WriteOutcome<Output> =
  /** The host has made it, and reported it or was seen to have made it. */
  | { status: 'done'; output: Output; otherTenant?: string }
  /** Nothing reached the host: nothing has changed, and retrying is safe. */
  | { status: 'not-sent'; error: unknown; otherTenant?: string }
  /** The host refused, or someone else's change is in the way. If things differ from what is shown here, they are read again. */
  | { status: 'refused'; error: unknown; otherTenant?: string }
  /** The host may or may not have made it (N05, faults D12); with a `CancelledError` the user stopped waiting (N06). */
  | { status: 'unknown'; error: unknown; isReadAgain: boolean; otherTenant?: string }
  /** The same change is running: this one was not sent (P01). */
  | { status: 'ignored' };

/** An outcome that is shown to the user as a failure. */
export type FailedWrite = Extract<WriteOutcome<unknown>, { error: unknown }>;

/**
 * Classifies a write that threw.
 *
 * @param changes the calls that were sent
 * @param isStopped whether the user stopped waiting
 */
export function failureStatus(error: unknown, changes: SentChanges, isStopped: boolean): FailedWrite['status'] {
  if (changes.state === 'none') return !isStopped && isRefusal(error) ? 'refused' : 'not-sent';
  if (isStopped) return 'unknown';
  const reason = error instanceof DescribedError ? error.cause : error;
  if (reason instanceof SessionEndedError) return 'not-sent';
  if (reason instanceof NetworkError && changes.wasOffline && !navigator.onLine) return 'not-sent';
  if (reason instanceof RequestFailure) return reason.isOutcomeUnknown ? 'unknown' : 'refused';
  // Words without a failed call, or an error of the console after the host had responded.
  return error instanceof DescribedError ? 'refused' : 'unknown';
}

const isRefusal = (error: unknown): boolean => error instanceof ApiError || error instanceof DescribedError;

/** Whether things differ from what is shown here: someone else was first, or one of several calls failed after others were made. */
export const isOutOfDate = (error: unknown): boolean =>
  (error instanceof ApiError && [404, 409, 410].includes(error.status)) || error instanceof ChangedMeanwhileError || (error instanceof DescribedError && error.cause instanceof RequestFailure);
