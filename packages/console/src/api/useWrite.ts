import type { ConsoleClient } from '@noticeboard/api-types';
import { RequestFailure } from '@noticeboard/api-types/problem';
import { useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { useConsoleSession, useWorkspace } from '../session/ConsoleSessionContext.tsx';
import { useApiScope } from './ApiScopeProvider.tsx';
import { isKeyOf, type ReadPath } from './readKey.ts';

/** A change that the console asks the host for. */
export interface Write<Input, Output> {
  /** Makes the call. */
  send: (client: ConsoleClient, input: Input) => Promise<Output>;
  /** Reads that are out of date afterwards, whatever their parameters. */
  invalidates: readonly ReadPath[];
  /**
   * Tells one change from another: while one runs, the same is not sent again, a different one is (D12).
   * @default all inputs count as the same
   */
  identify?: (input: Input) => string;
}

/** How a change ended. */
export type WriteOutcome<Output> =
  | { status: 'done'; output: Output; otherTenant?: string }
  /** The host said no, or the call never left. */
  | { status: 'failed'; error: unknown; otherTenant?: string }
  /** The host may or may not have done it; what it invalidates has been read again (N05, D12). */
  | { status: 'unconfirmed'; error: unknown; otherTenant?: string }
  /** The same change is running: this one was not sent (P01). */
  | { status: 'ignored' };

/**
 * Makes changes. Every outcome is a value, so that none can be forgotten; it names the tenant it belongs to
 * (`otherTenant`) when that is no longer the selected one (T05).
 */
export function useWrite<Input = void, Output = unknown>(write: Write<Input, Output>) {
  const consoleSession = useConsoleSession();
  const { tenant } = useWorkspace();
  const { mutate } = useSWRConfig();
  const { signal } = useApiScope();
  const running = useRef(new Set<string>());
  const [runningCount, setRunningCount] = useState(0);

  async function run(input: Input): Promise<WriteOutcome<Output>> {
    const name = write.identify?.(input) ?? '';
    // Set before anything is awaited: ten clicks within one frame find it set (D12).
    if (running.current.has(name)) return { status: 'ignored' };
    running.current.add(name);
    setRunningCount(running.current.size);
    // A cache whose scope has ended knows no reads any more (T05).
    const readAgain = async () => {
      if (!signal.aborted) await mutate((key) => isKeyOf(key, write.invalidates));
    };
    const belongsTo = () => {
      const now = consoleSession.workspace.state.read();
      return now.status === 'ready' && now.workspace.tenant.id === tenant.id ? {} : { otherTenant: tenant.name };
    };
    try {
      const output = await write.send(consoleSession.client, input);
      void readAgain();
      return { status: 'done', output, ...belongsTo() };
    } catch (error) {
      if (!(error instanceof RequestFailure) || !error.isOutcomeUnknown) return { status: 'failed', error, ...belongsTo() };
      await readAgain().catch(() => undefined);
      return { status: 'unconfirmed', error, ...belongsTo() };
    } finally {
      running.current.delete(name);
      setRunningCount(running.current.size);
    }
  }

  return { run, isPending: runningCount > 0 };
}
