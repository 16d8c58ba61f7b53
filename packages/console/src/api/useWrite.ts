import type { ConsoleClient } from '@noticeboard/api-types';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { useConsoleSession, useWorkspace } from '../session/ConsoleSessionContext.tsx';
import { useApiScope } from './ApiScopeProvider.tsx';
import { isKeyOf, type ReadPath, type SearchPath } from './readKey.ts';
import { createRunningWrites, type WriteOutcome } from './runningWrites.ts';
import { useIsSlow } from './useIsSlow.ts';

/** A change that the console asks the host for. */
export interface Write<Input, Output> {
  /** Makes the call; the signal ends it when the user stops waiting. */
  send: (client: ConsoleClient, input: Input, signal: AbortSignal) => Promise<Output>;
  /** Reads that are out of date afterwards, whatever their parameters. */
  invalidates: readonly (ReadPath | SearchPath)[];
  /**
   * Tells one change from another: while one runs, the same is not sent again, a different one is (D12).
   * @default all inputs count as the same
   */
  identify?: (input: Input) => string;
}

/** Changes of one place, as its component sees them. */
export interface Writes<Input, Output> {
  /** Makes a change. Every outcome is a value, so that none can be forgotten. */
  run: (input: Input) => Promise<WriteOutcome<Output>>;
  /** Whether one is on its way. */
  isPending: boolean;
  /** Whether it takes longer than usual: offer to stop waiting (`SlowWrite`, N06). */
  isSlow: boolean;
  /** Stops waiting; the outcome is `unconfirmed` with a `CancelledError`. Nothing is undone. */
  cancel: () => void;
}

/**
 * Makes changes; an outcome names the tenant it belongs to (`otherTenant`) when that is no longer the selected
 * one (T05).
 */
export function useWrite<Input = void, Output = unknown>(write: Write<Input, Output>): Writes<Input, Output> {
  const { client, workspace } = useConsoleSession();
  const { tenant } = useWorkspace();
  const { mutate } = useSWRConfig();
  const { isCurrent } = useApiScope();
  const [count, setCount] = useState(0);
  const [running] = useState(() => createRunningWrites(setCount));
  const isPending = count > 0;

  const run = (input: Input) =>
    running.run({
      name: write.identify?.(input) ?? '',
      send: (signal) => write.send(client, input, signal),
      // A cache whose scope has ended knows no reads any more (T05).
      readAgain: async () => {
        if (isCurrent()) await mutate((key) => isKeyOf(key, write.invalidates));
      },
      otherTenant: () => {
        const now = workspace.state.read();
        return now.status === 'ready' && now.workspace.tenant.id === tenant.id ? undefined : tenant.name;
      },
    });
  return { run, isPending, isSlow: useIsSlow(isPending), cancel: running.cancel };
}
