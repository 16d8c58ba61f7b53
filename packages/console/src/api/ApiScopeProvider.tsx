import { ApiError } from '@noticeboard/api-types/problem';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { type State, SWRConfig, type SWRConfiguration, unstable_serialize as nameOf } from 'swr';
import type { ApiScope } from '../ground/apiScope.ts';
import { useConsoleSession } from '../session/ConsoleSessionContext.tsx';
import { keepReadsAhead, type ReadsAhead, readsAheadIn } from './readsAhead.ts';
import { waitBeforeRetry } from './retryRules.ts';
import { createRunningReads, type RunningReads } from './runningReads.ts';

interface ScopeOfReads extends ApiScope {
  /** Pending reads; they are aborted with the scope (faults D3, T01). */
  reads: RunningReads;
  /** Whether the scope goes on: the cache of one that has ended knows no reads any more. */
  isCurrent: () => boolean;
}

const ScopeContext = createContext<ScopeOfReads | null>(null);

const configurationFor = (reads: RunningReads): SWRConfiguration => ({
  onErrorRetry: (error, _key, _configuration, revalidate, { retryCount }) => {
    const wait = waitBeforeRetry(error, retryCount);
    if (wait !== undefined) reads.repeatAfter(wait, async () => revalidate({ retryCount }));
  },
  // A refused or missing thing is not asked for again merely because the window was focused.
  shouldRetryOnError: (error) => !(error instanceof ApiError && error.status < 500 && error.status !== 429),
  focusThrottleInterval: 5_000,
  dedupingInterval: 2_000,
});

/** How long a page may take to ask for what was asked ahead of it, in milliseconds; later, it asks the host. */
const longestAhead = 15_000;

/** What was answered ahead of the page: it renders with that rather than with skeletons. */
function cacheAfter(ahead: ReadsAhead | undefined): Map<string, State> {
  return new Map((ahead?.reads ?? []).filter(({ data }) => data !== undefined).map(({ key, data }) => [nameOf(key), { data }]));
}

/** The reads of the scope, which take over what was asked ahead of the page. */
function readsAfter(ahead: ReadsAhead | undefined): { reads: RunningReads; giveUp: () => void } {
  const reads = createRunningReads();
  const ends = (ahead?.reads ?? []).map(({ key, answer }) => reads.begin(nameOf(key), () => answer));
  return {
    reads,
    giveUp: () => {
      for (const end of ends) end();
    },
  };
}

export interface ApiScopeProviderProps {
  /** Who reads, in which tenant and role. */
  scope: ApiScope;
  /** The part of the page that reads within the scope. */
  children: ReactNode;
}

/**
 * A cache for one person in one tenant and role. Give it a `key` of all three: another scope is another cache, and
 * what the old one still waits for is dropped (faults D4, T01, T03, T08).
 */
export function ApiScopeProvider({ scope, children }: ApiScopeProviderProps) {
  const consoleSession = useConsoleSession();
  const [ahead] = useState(() => readsAheadIn(consoleSession, scope));
  const [cache] = useState(() => cacheAfter(ahead));
  const [controller] = useState(() => new AbortController());
  const [{ reads, giveUp }] = useState(() => readsAfter(ahead));
  const [configuration] = useState(() => configurationFor(reads));
  useEffect(() => {
    if (ahead === undefined) return undefined;
    ahead.handOver();
    keepReadsAhead(consoleSession, undefined);
    const timer = setTimeout(giveUp, longestAhead);
    return () => {
      clearTimeout(timer);
      ahead.end();
    };
  }, [ahead, consoleSession, giveUp]);
  useEffect(
    () => () => {
      controller.abort();
      reads.end();
    },
    [controller, reads],
  );
  return (
    <ScopeContext value={{ ...scope, reads, isCurrent: () => !controller.signal.aborted }}>
      <SWRConfig value={{ ...configuration, provider: () => cache }}>{children}</SWRConfig>
    </ScopeContext>
  );
}

/** Scope of the reads below an `ApiScopeProvider`. */
export function useApiScope(): ScopeOfReads {
  const scope = use(ScopeContext);
  if (scope === null) throw new Error('Outside of an ApiScopeProvider.');
  return scope;
}
