import { ApiError } from '@noticeboard/api-types/problem';
import { takeBackSaid, useEndOf } from '@noticeboard/design-system';
import { createContext, type ReactNode, use, useState } from 'react';
import { SWRConfig, type SWRConfiguration } from 'swr';
import type { ApiScope } from '../ground/apiScope.ts';
import { waitBeforeRetry } from './retryRules.ts';
import { forgetReadsOfStart, readsOf } from './readsOfStart.ts';
import type { RunningReads } from './runningReads.ts';

interface ScopeOfReads extends ApiScope {
  /** Pending reads; they are aborted with the scope (faults D3, T01). */
  reads: RunningReads;
  /** Whether the scope is still current: the cache of an ended scope has no reads any more. */
  isCurrent: () => boolean;
}

const ScopeContext = createContext<ScopeOfReads | null>(null);

const configurationFor = (reads: RunningReads): SWRConfiguration => ({
  onErrorRetry: (error, _key, _configuration, revalidate, { retryCount }) => {
    const wait = waitBeforeRetry(error, retryCount);
    if (wait !== undefined) reads.repeatAfter(wait, async () => revalidate({ retryCount }));
  },
  // A refused or missing thing is not refetched merely because the window was focused.
  shouldRetryOnError: (error) => !(error instanceof ApiError && error.status < 500 && error.status !== 429),
  focusThrottleInterval: 5_000,
  dedupingInterval: 2_000,
});

export interface ApiScopeProviderProps {
  /** The person, the tenant and the role of the reads. */
  scope: ApiScope;
  /** The part of the page that reads within the scope. */
  children: ReactNode;
}

/**
 * A cache for one person in one tenant and role. Give it a `key` of all three: another scope is another cache, and
 * pending requests of the old one are dropped (faults D4, T01, T03, T08), and its announcements are removed from the page.
 */
export function ApiScopeProvider({ scope, children }: ApiScopeProviderProps) {
  const [cache] = useState(() => new Map());
  const [controller] = useState(() => new AbortController());
  const [reads] = useState(() => readsOf(scope));
  // Both stay the same for as long as the scope does: all consumers would otherwise render with the provider, at each change of the address.
  const [scopeOfReads] = useState((): ScopeOfReads => ({ ...scope, reads, isCurrent: () => !controller.signal.aborted }));
  const [configuration] = useState(() => ({ ...configurationFor(reads), provider: () => cache }));
  useEndOf(reads, () => {
    controller.abort();
    reads.end();
    forgetReadsOfStart(reads);
    takeBackSaid();
  });
  return (
    <ScopeContext value={scopeOfReads}>
      <SWRConfig value={configuration}>{children}</SWRConfig>
    </ScopeContext>
  );
}

/** Scope of the reads below an `ApiScopeProvider`. */
export function useApiScope(): ScopeOfReads {
  const scope = use(ScopeContext);
  if (scope === null) throw new Error('Outside of an ApiScopeProvider.');
  return scope;
}
