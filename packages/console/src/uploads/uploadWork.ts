import type { ApiScope } from '../ground/apiScope.ts';
import type { Arrived } from './sending.ts';
import type { StoredFile, UploadOptions } from './uploadTypes.ts';

/** The state of an upload that its queue keeps to itself. */
export interface Work {
  /** The name under which the tab remembers it. */
  key: string;
  /** Its place among those that were added, also after a reload. */
  order: number;
  scope: ApiScope;
  options: UploadOptions;
  bytesOfPart: number;
  arrived: Arrived | null;
  lastModified: number;
  running: AbortController | null;
  /** The file at the host, which is not in its folder yet. */
  stored?: StoredFile | undefined;
  /** Releases it for other tabs. */
  release?: (() => void) | undefined;
}

/** How much of a file the host has, in bytes. */
export const keptBytes = ({ arrived, bytesOfPart, stored }: Work, size: number): number =>
  stored !== undefined ? size : (arrived?.parts ?? []).reduce((sum, number) => sum + Math.min(bytesOfPart, size - (number - 1) * bytesOfPart), 0);
