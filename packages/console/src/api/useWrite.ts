import type { ConsoleClient } from '@noticeboard/api-types';
import { useState } from 'react';
import { unstable_serialize, useSWRConfig } from 'swr';
import { useConsoleSession, useWorkspace } from '../session/ConsoleSessionContext.tsx';
import { useApiScope } from './ApiScopeProvider.tsx';
import type { ReadPath, SearchPath } from './readKey.ts';
import { inTurn } from './recordTurns.ts';
import { createRunningWrites } from './runningWrites.ts';
import { useReadAgain } from './useReadAgain.ts';
import { watchChanges } from './sentChanges.ts';
import { useIsSlow } from '../ground/useIsSlow.ts';
import { failureStatus, type WriteOutcome } from './writeOutcome.ts';

/** A change at the host. */
export interface Write<Input, Output> {
  /**
   * Makes the calls; the signal ends them when the user stops waiting. Its first read alters nothing and is exclusive: another
   * change that begins with the same read waits until this one is over.
   */
  send: (client: ConsoleClient, input: Input, signal: AbortSignal) => Promise<Output>;
  /**
   * Looks for a change whose response was lost (N05): resolves to what `send` would have
   * returned, or to null if the host does not have exactly the values sent.
   * @default cannot be determined
   */
  look?: (client: ConsoleClient, input: Input, signal: AbortSignal) => Promise<{ output: Output } | null>;
  /** Reads that are outdated afterwards, whatever their parameters. */
  invalidates: readonly (ReadPath | SearchPath)[];
  /**
   * Whether it only ends when those reads have run again, or after a moment: a deleted row would otherwise get
   * the focus back from the dialog, and a screen reader would announce it as if it were still there.
   * @default false
   */
  waitsForReads?: boolean;
  /**
   * Distinguishes changes: while one runs, the same is not sent again, a different one is (faults D12).
   * @default all inputs count as the same
   */
  identify?: (input: Input) => string;
}

/** The changes of one place, for its component. */
export interface Writes<Input, Output> {
  /** Makes a change. Every outcome is a value, so that none can be forgotten. */
  run: (input: Input) => Promise<WriteOutcome<Output>>;
  /** Whether one is pending. */
  isPending: boolean;
  /** Whether it takes longer than usual: offer to stop waiting (`SlowWrite`, N06). */
  isSlow: boolean;
  /** Stops waiting; the outcome is `unknown` with a `CancelledError`, or `not-sent`. Nothing is undone. */
  cancel: () => void;
}

/**
 * Makes changes; an outcome names the tenant it belongs to (`otherTenant`) when that is no longer the selected
 * one (T05).
 */
export function useWrite<Input = void, Output = unknown>(write: Write<Input, Output>): Writes<Input, Output> {
  const { client, workspace, otherTabs } = useConsoleSession();
  const { tenant } = useWorkspace();
  const { cache } = useSWRConfig();
  const readPaths = useReadAgain();
  const { isCurrent } = useApiScope();
  const [count, setCount] = useState(0);
  const [running] = useState(() => createRunningWrites(setCount));
  const isPending = count > 0;

  // The cache of an ended scope has no reads any more (T05).
  const readAgain = async (): Promise<boolean> => {
    otherTabs.tell({ tenantId: tenant.id, paths: write.invalidates });
    if (!isCurrent()) return false;
    const keys = await readPaths(write.invalidates);
    return keys.length > 0 && keys.every((key) => cache.get(unstable_serialize(key))?.error === undefined);
  };
  const run = (input: Input) => {
    const watched = watchChanges(client);
    return running.run({
      name: write.identify?.(input) ?? '',
      send: (signal) => inTurn(client, watched.client, signal, (own) => write.send(own, input, signal)),
      statusOf: (error, isStopped) => failureStatus(error, watched.changes, isStopped),
      look: async (signal) => (await write.look?.(client, input, signal)) ?? null,
      readAgain,
      waitsForReads: write.waitsForReads,
      otherTenant: () => {
        const now = workspace.state.read();
        return now.status === 'ready' && now.workspace.tenant.id === tenant.id ? undefined : tenant.name;
      },
    });
  };
  return { run, isPending, isSlow: useIsSlow(isPending), cancel: running.cancel };
}
