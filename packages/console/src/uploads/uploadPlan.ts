import { singleFileLimit } from '@noticeboard/design-system';
import type { UploadWay } from './uploadTypes.ts';

/** Bytes of a part of a large file (LIM-108, LIM-109; decisions-content A4). */
export const partBytes: Record<UploadWay, number> = { form: 10 * 1024 * 1024, multiple: 8 * 1024 * 1024 };

/** One part of a file. */
export interface Part {
  /** From 1, as the host counts them (decisions-content A54). */
  number: number;
  from: number;
  /** Exclusive. */
  to: number;
}

/** Whether a file is sent in one request: up to and including the limit (UPL-111, decisions-content A3). */
export const goesInOneRequest = (size: number): boolean => size <= singleFileLimit;

/** The parts of a file, in order. */
export function partsOf(size: number, bytesOfPart: number): Part[] {
  return Array.from({ length: Math.ceil(size / bytesOfPart) }, (_, index) => ({
    number: index + 1,
    from: index * bytesOfPart,
    to: Math.min((index + 1) * bytesOfPart, size),
  }));
}
