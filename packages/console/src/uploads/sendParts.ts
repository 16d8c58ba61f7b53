import { withRetries } from './backOff.ts';
import { readBytes } from './readBytes.ts';
import type { Arrived, Sending } from './sending.ts';
import type { Part } from './uploadPlan.ts';

/** Sends the parts that the host doesn't have yet, in order, several at a time if set so. A failed part ends the others. */
export async function sendParts(sending: Sending, arrived: Arrived, parts: readonly Part[]): Promise<void> {
  const { calls, file, wait, onProgress, onArrived, partsAtOnce } = sending;
  const failure = new AbortController();
  const signal = AbortSignal.any([sending.signal, failure.signal]);
  const done = new Set(arrived.parts);
  const underWay = new Map<number, number>();
  const sizeOf = ({ from, to }: Part) => to - from;
  const tell = () => {
    const whole = parts.reduce((sum, part) => sum + (done.has(part.number) ? sizeOf(part) : 0), 0);
    onProgress([...underWay.values()].reduce((sum, bytes) => sum + bytes, whole));
  };

  const send = async (part: Part) => {
    await withRetries(
      async () => {
        const bytes = await readBytes(file, part.from, part.to);
        const sent = (fraction: number) => {
          underWay.set(part.number, fraction * sizeOf(part));
          tell();
        };
        sent(0);
        await calls.sendPart(arrived.uploadId, part.number, bytes, { signal, onProgress: sent });
      },
      wait,
      signal,
    ).finally(() => underWay.delete(part.number));
    done.add(part.number);
    onArrived({ uploadId: arrived.uploadId, parts: [...done] });
    tell();
  };

  tell();
  const waiting = parts.filter(({ number }) => !done.has(number));
  const sendNext = async (): Promise<void> => {
    for (let part = waiting.shift(); part !== undefined; part = waiting.shift()) await send(part);
  };
  await Promise.all(
    Array.from({ length: partsAtOnce }, () =>
      sendNext().catch((error: unknown) => {
        failure.abort(error);
        throw error;
      }),
    ),
  );
}
