import { type Cache, unstable_serialize as nameOf } from 'swr';
import type { Questions } from '../api/questions.ts';
import type { RunningReads } from '../api/runningReads.ts';
import type { RoleTypeName } from '../session/workspace/workspaceTypes.ts';
import type { AskedPage } from './prefetch.ts';

interface Asking {
  questions: Questions;
  actingRole: RoleTypeName;
  reads: Pick<RunningReads, 'begin'>;
  /** What was read before. */
  cache: Cache;
}

/**
 * Asks what a page reads first, as soon as it is known what that is, unless it was read before.
 *
 * @param isNear a link to it is merely near: only what is the same at all addresses of the page is asked
 */
export function beginReads({ lazy, params, search }: AskedPage, { questions, actingRole, reads, cache }: Asking, isNear = false): void {
  lazy.withReadsFirst((readsFirst) => {
    for (const read of readsFirst({ params, search, questions, actingRole, cache })) {
      const isKnown = cache.get(nameOf(read.question.key))?.data !== undefined && read.isAskedAnew !== true;
      if (!isKnown && (!isNear || read.isNear)) reads.begin(read.question.key, read.question.ask);
    }
  });
}
