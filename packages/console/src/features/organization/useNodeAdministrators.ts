import { useMemo } from 'react';
import { useAccess } from '../../access/useAccess.ts';
import { useRead } from '../../api/useRead.ts';
import { wholeListSize } from '../../ground/limits.ts';
import { useWorkspace } from '../../session/ConsoleSessionContext.tsx';
import { type Administrator, administratorsOf } from './nodeAdministrators.ts';

/** The administrators of a node, according to the host's lists. */
interface NodeAdministratorsRead {
  /** Undefined while they are loading. */
  people: readonly Administrator[] | undefined;
  /** Whether the host returned all people and roles. */
  isWhole: boolean;
  error: unknown;
  retry: () => void;
}

/** Reads the administrators of a node, except the user. */
export function useNodeAdministrators(nodeId: string): NodeAdministratorsRead {
  const { userId } = useAccess();
  const { roleTypes } = useWorkspace();
  const users = useRead('/api/management/users/{page}/{size}', { path: { page: 0, size: wholeListSize } });
  const roles = useRead('/api/management/roles/{from}/{count}', { path: { from: 0, count: wholeListSize } });
  const people = useMemo(() => {
    if (users.data === undefined || roles.data === undefined) return undefined;
    return administratorsOf({ users: users.data.results ?? [], roles: roles.data.results ?? [] }, nodeId, roleTypes).filter(({ id }) => id !== userId);
  }, [users.data, roles.data, nodeId, roleTypes, userId]);
  const reads = [users, roles];
  return {
    people,
    isWhole: reads.every(({ data }) => (data?.results?.length ?? 0) >= (data?.totalElementCount ?? 0)),
    error: people === undefined ? reads.find(({ error }) => error !== undefined)?.error : undefined,
    retry: () => {
      for (const read of reads) read.retry();
    },
  };
}
