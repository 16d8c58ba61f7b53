import type { ApiScope } from '../ground/apiScope.ts';
import { createRunningReads, type RunningReads } from './runningReads.ts';

let ofStart: { scope: ApiScope; reads: RunningReads } | undefined;
let hasScope = false;

const isSame = (one: ApiScope, other: ApiScope) =>
  one.subject === other.subject && one.tenantId === other.tenantId && one.roleId === other.roleId;

/**
 * Makes the list of reads of a scope that is not confirmed yet. The scope takes it over once it is; another one does not, so
 * that what was asked under a role that is gone is shown to nobody (ADR 0179).
 *
 * @returns undefined where a scope has been confirmed already
 */
export function openReadsOfStart(scope: ApiScope): RunningReads | undefined {
  if (hasScope || ofStart !== undefined) return undefined;
  const reads = createRunningReads();
  ofStart = { scope, reads };
  return reads;
}

/** The reads of a scope: those that have begun before it was confirmed, or new ones. */
export function readsOf(scope: ApiScope): RunningReads {
  hasScope = true;
  return ofStart !== undefined && isSame(ofStart.scope, scope) ? ofStart.reads : createRunningReads();
}

/** Ends what has begun for a scope that is not the confirmed one. */
export function dropReadsOfStart(confirmed?: ApiScope): void {
  if (ofStart === undefined || (confirmed !== undefined && isSame(ofStart.scope, confirmed))) return;
  ofStart.reads.end();
  ofStart = undefined;
}

/** A scope has ended: the same one would begin anew. */
export function forgetReadsOfStart(reads: RunningReads): void {
  if (ofStart?.reads === reads) ofStart = undefined;
}
