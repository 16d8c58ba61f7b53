import { Unzip, UnzipInflate } from 'fflate';
import type { ArrivingBytes } from './arrivingBytes.ts';
import { unfamiliar } from './unfamiliar.ts';

/** Receives the unpacked bytes of a file, one part after the other. */
export type ByteSink = (part: Uint8Array, isLast: boolean) => void;

/** Unpacks files of a zip, a piece at a time. */
export interface ZipReader {
  /** Unpacks the next piece. @returns false after the last one */
  advance: () => Promise<boolean>;
}

/**
 * Makes a reader of a zip's files; several of one zip may be at different places of it.
 *
 * @param takerOf the receiver of a file's bytes; null for a file to skip
 */
export function createZipReader(bytes: ArrivingBytes, takerOf: (name: string) => ByteSink | null): ZipReader {
  const unzip = new Unzip((file) => {
    const take = takerOf(file.name);
    if (take === null) return;
    file.ondata = (error, part, isLast) => {
      if (error !== null) unfamiliar(error.message);
      take(part, isLast);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  let place = 0;
  return {
    advance: async () => {
      const piece = await bytes.at(place);
      place += 1;
      unzip.push(piece ?? new Uint8Array(), piece === null);
      return piece !== null;
    },
  };
}
