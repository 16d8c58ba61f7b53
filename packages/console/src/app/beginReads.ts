import { type Cache, unstable_serialize as nameOf } from 'swr';
import type { Questions } from '../api/questions.ts';
import type { RunningReads } from '../api/runningReads.ts';
import type { RoleTypeName } from '../session/workspace/workspaceTypes.ts';
import type { AskedPage } from './prefetch.ts';

interface Asking {
  questions: Questions;
  actingRole: RoleTypeName;
  reads: Pick<RunningReads, 'begin'>;
  /** Earlier reads. */
  cache: Cache;
}

/**
 * Makes the first reads of a page, as soon as they are known, unless they were made before.
 *
 * @param isNear the pointer is merely near a link to it: only reads that are the same at all addresses of the page are made
 */
export function beginReads({ lazy, params, search }: AskedPage, { questions, actingRole, reads, cache }: Asking, isNear = false): void {
  lazy.withReadsFirst((readsFirst) => {
    for (const read of readsFirst({ params, search, questions, actingRole, cache })) {
      const isKnown = cache.get(nameOf(read.question.key))?.data !== undefined && read.isAskedAnew !== true;
      if (!isKnown && (!isNear || read.isNear)) reads.begin(read.question.key, read.question.ask);
    }
  });
}
