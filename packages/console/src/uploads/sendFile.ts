import { ApiError, RequestFailure } from '@noticeboard/api-types/problem';
import { withRetries } from './backOff.ts';
import { readBytes } from './readBytes.ts';
import { sendParts } from './sendParts.ts';
import type { Arrived, Sending } from './sending.ts';
import { BeginningError, UnconfirmedError } from './uploadErrors.ts';
import { goesInOneRequest, partsOf } from './uploadPlan.ts';
import type { StoredFile } from './uploadTypes.ts';

/**
 * Sends a file, in one request or in parts (content §9), each request with retries of its own.
 *
 * @throws the error of a request's last try, `FileChangedError`, `BeginningError`, `UnconfirmedError`, or the signal's reason
 */
export async function sendFile(sending: Sending): Promise<StoredFile> {
  const { calls, file, facts, signal, wait, onProgress } = sending;
  const { sendWhole } = calls;
  if (sendWhole === undefined || !goesInOneRequest(facts.size)) return withThumbnail(sending, await sendInParts(sending));
  return withRetries(
    async () => sendWhole(facts, await readBytes(file, 0, facts.size), { signal, onProgress: (fraction) => onProgress(fraction * facts.size) }),
    wait,
    signal,
  );
}

async function sendInParts(sending: Sending): Promise<StoredFile> {
  const { arrived } = sending;
  if (arrived !== null) {
    try {
      return await sendRemaining(sending, arrived);
    } catch (error) {
      // The host no longer has the upload: it starts over (U06).
      if (!isGone(error)) throw error;
      sending.onArrived(null);
    }
  }
  return sendRemaining(sending, await begin(sending));
}

async function begin({ calls, facts, signal, wait, onArrived }: Sending): Promise<Arrived> {
  try {
    // Never aborted in between: an upload whose id is unknown could not be aborted at the host (U05).
    const arrived = { uploadId: await withRetries(() => calls.begin(facts), wait, signal), parts: [] };
    onArrived(arrived);
    return arrived;
  } catch (cause) {
    signal.throwIfAborted();
    throw new BeginningError('The upload could not be begun.', { cause });
  }
}

async function sendRemaining(sending: Sending, arrived: Arrived): Promise<StoredFile> {
  const { calls, facts, bytesOfPart, signal, wait } = sending;
  await sendParts(sending, arrived, partsOf(facts.size, bytesOfPart));
  let isUnsure = false;
  return withRetries(
    async () => {
      try {
        return await calls.complete(arrived.uploadId, signal);
      } catch (error) {
        const wasUnsure = isUnsure;
        isUnsure ||= error instanceof RequestFailure && (error.isOutcomeUnknown || isServerError(error));
        // Completed by an earlier try whose response was lost, and therefore gone (U04).
        if (wasUnsure && isGone(error)) return confirmed(await calls.look(arrived.uploadId, facts, signal));
        throw error;
      }
    },
    wait,
    signal,
  );
}

function confirmed(found: StoredFile | null): StoredFile {
  if (found === null) throw new UnconfirmedError('The file was not found.');
  return found;
}

/** A file without a thumbnail is better than none: a failure here does not affect it. */
async function withThumbnail({ calls, thumbnail, signal }: Sending, stored: StoredFile): Promise<StoredFile> {
  if (calls.addThumbnail === undefined) return stored;
  const jpeg = await thumbnail().catch(() => null);
  return jpeg === null ? stored : calls.addThumbnail(stored.id, jpeg, signal).catch(() => stored);
}

const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;
const isServerError = (error: unknown): boolean => error instanceof ApiError && error.status >= 500;
