import { ApiError, NetworkError, RequestFailure, SessionEndedError } from '@noticeboard/api-types/problem';
import { ChangedMeanwhileError, DescribedError } from '../ground/describeError.ts';
import type { SentChanges } from './sentChanges.ts';

/** How a change ended. Each outcome has words of its own (`describeOutcome`). */
export type WriteOutcome<Output> =
  /** The host has made it, and said so or was seen to have made it. */
  | { status: 'done'; output: Output; otherTenant?: string }
  /** Nothing reached the host: nothing has changed, and trying again is safe. */
  | { status: 'not-sent'; error: unknown; otherTenant?: string }
  /** The host said no, or someone else's change is in the way. Where things are not as they look here, they are read again. */
  | { status: 'refused'; error: unknown; otherTenant?: string }
  /** The host may or may not have made it (N05, faults D12); with a `CancelledError` the person stopped waiting (N06). */
  | { status: 'unknown'; error: unknown; isReadAgain: boolean; otherTenant?: string }
  /** The same change is running: this one was not sent (P01). */
  | { status: 'ignored' };

/** An outcome that is shown to the user as a failure. */
export type FailedWrite = Extract<WriteOutcome<unknown>, { error: unknown }>;

/**
 * Classifies a write that threw.
 *
 * @param changes what was sent of it
 * @param isStopped the person stopped waiting
 */
export function failureStatus(error: unknown, changes: SentChanges, isStopped: boolean): FailedWrite['status'] {
  if (changes.state === 'none') return !isStopped && isRefusal(error) ? 'refused' : 'not-sent';
  if (isStopped) return 'unknown';
  const reason = error instanceof DescribedError ? error.cause : error;
  if (reason instanceof SessionEndedError) return 'not-sent';
  if (reason instanceof NetworkError && changes.wasOffline && !navigator.onLine) return 'not-sent';
  if (reason instanceof RequestFailure) return reason.isOutcomeUnknown ? 'unknown' : 'refused';
  // Words without a failed call, or a fault of the console after the host had answered.
  return error instanceof DescribedError ? 'refused' : 'unknown';
}

const isRefusal = (error: unknown): boolean => error instanceof ApiError || error instanceof DescribedError;

/** Whether things are not as they look here: someone else was first, or one of several calls failed and those before it were made. */
export const isOutOfDate = (error: unknown): boolean =>
  (error instanceof ApiError && [404, 409, 410].includes(error.status)) || error instanceof ChangedMeanwhileError || (error instanceof DescribedError && error.cause instanceof RequestFailure);
