import type { ApiScope } from '../ground/apiScope.ts';
import { createRunningReads, type RunningReads } from './runningReads.ts';

let ofStart: { name: string; reads: RunningReads } | undefined;
let isConfirmed = false;

const nameOf = ({ subject, tenantId, roleId }: ApiScope) => [subject, tenantId, roleId].join();

/**
 * Makes the reads of a scope that is not confirmed yet. The same scope takes them over once it is confirmed; another one does not, so
 * that reads under a role that is gone are shown to nobody (ADR 0179).
 *
 * @returns undefined if a scope has been confirmed already
 */
export function openReadsOfStart(scope: ApiScope): RunningReads | undefined {
  if (isConfirmed) return undefined;
  const reads = createRunningReads();
  ofStart = { name: nameOf(scope), reads };
  return reads;
}

/** The reads of a scope that is confirmed: those that have begun before it was, or new ones. */
export function readsOf(scope: ApiScope): RunningReads {
  isConfirmed = true;
  return ofStart?.name === nameOf(scope) ? ofStart.reads : createRunningReads();
}

/** Ends the reads of a scope that was not confirmed. */
export function dropReadsOfStart(): void {
  ofStart?.reads.end();
  ofStart = undefined;
}

/** A scope has ended: the same one would start over. */
export function forgetReadsOfStart(reads: RunningReads): void {
  if (ofStart?.reads === reads) ofStart = undefined;
}
