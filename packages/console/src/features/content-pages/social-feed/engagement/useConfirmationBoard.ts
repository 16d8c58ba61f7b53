import type { components } from '@noticeboard/api-types/schema';
import { useMemo } from 'react';
import { useRead } from '../../../../api/useRead.ts';
import { useOrganizationNodes } from '../../../../content/useOrganizationNodes.ts';
import { wholeListSize } from '../../../../ground/limits.ts';
import { type Board, boardOf } from './confirmationBoard.ts';
import { confirmationsPath } from './engagementReads.ts';

/** The board with its reads. */
export interface ConfirmationBoardRead {
  /** Undefined while it is loading. */
  board: Board | undefined;
  /** The numbers of people and confirmations that were not read, because the host returns no more in one call. */
  left: { people: number; confirmations: number };
  error: unknown;
  retry: () => void;
}

const whole = { page: 0, size: wholeListSize };

/** Which of the readers of a published post have confirmed to have read it. */
export function useConfirmationBoard(feedId: string, post: components['schemas']['ContentItem']): ConfirmationBoardRead {
  const users = useRead('/api/management/users/{page}/{size}', { path: whole });
  const roles = useRead('/api/management/roles/{from}/{count}', { path: { from: 0, count: wholeListSize } });
  const confirmations = useRead(confirmationsPath, { path: { id: feedId, itemId: post.id, ...whole } });
  // Optional: without them the board is complete.
  const { data: departments } = useRead('/api/management/tenant/organization-departments');
  const { names, under, error: nodesError, retry: retryNodes } = useOrganizationNodes();
  const nodeId = post.publishedContentItem?.organizationNodeId ?? null;
  const { tags } = post;
  const board = useMemo(() => {
    const unitIds = under(nodeId);
    if (users.data === undefined || roles.data === undefined || confirmations.data === undefined || unitIds === null) return undefined;
    const answers = { users: users.data.results ?? [], roles: roles.data.results ?? [], confirmations: confirmations.data.results ?? [], departments: departments ?? [] };
    return boardOf(answers, unitIds, names, (tags ?? []).map(({ id }) => id));
  }, [users.data, roles.data, confirmations.data, departments, names, under, nodeId, tags]);
  const reads = [users, roles, confirmations];
  const leftOf = (page: { results?: readonly unknown[]; totalElementCount: number } | undefined) => Math.max(0, (page?.totalElementCount ?? 0) - (page?.results?.length ?? 0));
  return {
    board,
    left: { people: leftOf(users.data), confirmations: leftOf(confirmations.data) },
    error: board === undefined ? (reads.find(({ error }) => error !== undefined)?.error ?? nodesError) : undefined,
    retry: () => {
      for (const read of reads) read.retry();
      retryNodes();
    },
  };
}
