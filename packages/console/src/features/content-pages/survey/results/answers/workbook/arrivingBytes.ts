import { pauseBetweenTasks } from './pauseBetweenTasks.ts';

/** Bytes of one piece: unpacked, it is some tens of KB of XML, which are read in a moment. */
const longestPiece = 4096;

/** The bytes of a file, as far as they have arrived. Several readers go through them, each at its own pace. */
export interface ArrivingBytes {
  /** Adds bytes that have arrived. */
  add: (bytes: Uint8Array) => void;
  /** There are no more. */
  end: () => void;
  /** The piece at a place, once it has arrived; null after the last one. */
  at: (place: number) => Promise<Uint8Array<ArrayBuffer> | null>;
  /** All of them, once all have arrived. */
  whole: () => Promise<Uint8Array<ArrayBuffer>>;
}

/** Makes the store of arriving bytes. */
export function createArrivingBytes(): ArrivingBytes {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const arrived = { isWhole: false };
  let waiting = Promise.withResolvers<void>();
  const wake = () => {
    waiting.resolve();
    waiting = Promise.withResolvers();
  };
  const pause = pauseBetweenTasks();
  return {
    add: (bytes) => {
      for (let start = 0; start < bytes.length; start += longestPiece) pieces.push(new Uint8Array(bytes.subarray(start, start + longestPiece)));
      wake();
    },
    end: () => {
      arrived.isWhole = true;
      wake();
    },
    at: async (place) => {
      await pause();
      while (place >= pieces.length && !arrived.isWhole) await waiting.promise;
      return pieces[place] ?? null;
    },
    whole: async () => {
      while (!arrived.isWhole) await waiting.promise;
      return new Uint8Array(await new Blob(pieces).arrayBuffer());
    },
  };
}
