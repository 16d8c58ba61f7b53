import { CancelledError } from '../ground/cancelled.ts';
import type { ApiScope } from '../ground/apiScope.ts';
import type { ConsoleSession } from '../session/consoleSession.ts';
import { questionsOf } from './questions.ts';
import type { ReadAnswer, ReadKey, ReadParameters, ReadPath, SearchKey } from './readKey.ts';
import type { ReadOptions } from './readTypes.ts';

/** A read that left before the code of its page had arrived. */
interface AheadRead {
  key: ReadKey | SearchKey;
  answer: Promise<unknown>;
  /** Undefined until it is answered. */
  data?: unknown;
}

/** What was asked of the host ahead of the page, in one scope (ADR 0106). */
export interface ReadsAhead {
  scope: ApiScope;
  /** Those that are pending or answered; one that failed is asked again by the page. */
  reads: readonly AheadRead[];
  /**
   * Asks.
   *
   * @throws CancelledError once the page asks for itself, or the scope turned out to be another one
   */
  ask: <Path extends ReadPath>(path: Path, parameters?: ReadParameters<Path>, accepts?: ReadOptions['accepts']) => Promise<ReadAnswer<Path>>;
  /** The page asks for itself from now on. */
  handOver: () => void;
  /** Ends what is pending: nothing of it is shown. */
  end: () => void;
}

/** Makes the reads of a scope that may still turn out to be gone. */
export function createReadsAhead(scope: ApiScope, client: Parameters<typeof questionsOf>[0]): ReadsAhead {
  const life = new AbortController();
  const reads: AheadRead[] = [];
  const { read: questionOf } = questionsOf(client, scope);
  let isOver = false;
  return {
    scope,
    reads,
    ask: async (path, parameters, accepts) => {
      if (isOver) throw new CancelledError();
      const { key, ask } = questionOf(path, parameters, accepts);
      const answer = ask(life.signal);
      const read: AheadRead = { key, answer };
      reads.push(read);
      try {
        const data = await answer;
        read.data = data;
        return data;
      } catch (error) {
        reads.splice(reads.indexOf(read), 1);
        throw error;
      }
    },
    handOver: () => {
      isOver = true;
    },
    end: () => {
      isOver = true;
      life.abort();
      reads.length = 0;
    },
  };
}

const ofSessions = new WeakMap<ConsoleSession, ReadsAhead>();

/** Keeps what was asked ahead for the page that is about to be rendered; undefined for nothing any more. */
export function keepReadsAhead(consoleSession: ConsoleSession, ahead: ReadsAhead | undefined): void {
  if (ahead === undefined) ofSessions.delete(consoleSession);
  else ofSessions.set(consoleSession, ahead);
}

/** What was asked ahead in this very scope: of the same person, in the same tenant and role. */
export function readsAheadIn(consoleSession: ConsoleSession, { subject, tenantId, roleId }: ApiScope): ReadsAhead | undefined {
  const ahead = ofSessions.get(consoleSession);
  const isSame = ahead?.scope.subject === subject && ahead.scope.tenantId === tenantId && ahead.scope.roleId === roleId;
  return isSame ? ahead : undefined;
}
