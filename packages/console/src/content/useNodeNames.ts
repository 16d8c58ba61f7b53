import { useCallback, useState } from 'react';
import { useApiScope } from '../api/ApiScopeProvider.tsx';
import { isForbidden, isMissing } from '../api/isMissing.ts';
import { readKey } from '../api/readKey.ts';
import { useRead } from '../api/useRead.ts';
import { useSharedRead } from '../api/useSharedRead.ts';
import { afterPaint } from '../ground/afterPaint.ts';
import { shownName } from '../ground/named.ts';
import { useConsoleSession, useWorkspace } from '../session/ConsoleSessionContext.tsx';
import { roleTypeOf } from '../session/workspace/roleRank.ts';

/** Name of a node: null for one that cannot be read, undefined while it is loading. */
export type NameOfNode = (nodeId: string) => string | null | undefined;

const path = '/api/organization-nodes/{id}';

/**
 * Names of the few nodes on a screen. A super administrator reads only these, one by one: the whole tree grows
 * with the tenant (ADR 0104). Others have them in the list of allowed nodes, which their rights need anyway.
 *
 * @param mentioned ids of nodes, with duplicates
 */
export function useNodeNames(mentioned: readonly (string | null | undefined)[]): NameOfNode {
  const { role, roleTypes } = useWorkspace();
  const isSuperAdmin = roleTypeOf(role, roleTypes) === 'SuperAdmin';
  const single = useNamesOneByOne(isSuperAdmin ? mentioned : []);
  const { data: allowed, isLoading } = useRead(isSuperAdmin ? null : '/api/organization-nodes');
  const fromList = useCallback(
    (nodeId: string) => {
      const node = allowed?.readNodes?.find(({ id }) => id === nodeId);
      return node ? shownName(node.name) : isLoading ? undefined : null;
    },
    [allowed, isLoading],
  );
  return isSuperAdmin ? single : fromList;
}

function useNamesOneByOne(mentioned: readonly (string | null | undefined)[]): NameOfNode {
  const { client } = useConsoleSession();
  const { reads: _, ...scope } = useApiScope();
  // Names known from one page of a list are not requested again for the next one.
  const [known] = useState(() => new Map<string, string | null>());
  const ids = [...new Set(mentioned.filter((id) => typeof id === 'string'))].toSorted();
  // The last part of the key belongs to no path: a change of a node revalidates them with all others of the path.
  const key = ids.length === 0 ? null : [...readKey(scope, path, { path: { id: ids.join(' ') } }), 'names'];
  const readName = async (id: string, signal: AbortSignal) => {
    try {
      const { data } = await client.GET(path, { params: { path: { id } }, signal });
      known.set(id, shownName(data?.name));
    } catch (error) {
      if (!isMissing(error) && !isForbidden(error)) throw error;
      known.set(id, null);
    }
  };
  const { data: names, error } = useSharedRead(
    key,
    async (signal) => {
      const unknown = ids.filter((id) => !known.has(id));
      // The rows first: requesting six names takes as long as rendering three rows.
      await afterPaint();
      await Promise.all((unknown.length > 0 ? unknown : ids).map((id) => readName(id, signal)));
      return new Map(known);
    },
    { keepsPrevious: true },
  );
  return useCallback((id) => names?.get(id) ?? (names?.has(id) || error !== undefined ? null : undefined), [names, error]);
}
