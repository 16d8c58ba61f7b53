import type { components } from '@noticeboard/api-types/schema';
import type { NodePage } from '@noticeboard/design-system/organization';
import { useState } from 'react';
import { useRead } from '../../api/useRead.ts';
import { nodePages } from './nodePages.ts';

type Page = components['schemas']['NodeContentInstance'];

/** The content pages of a node, from two lists that load separately (ORG-32). */
export interface NodePages {
  /** The same array until both lists have been read again. */
  pages: readonly NodePage[];
  isLoading: boolean;
  error: unknown;
  retry: () => void;
}

/** Reads the pages that people of a node see, and those they don't. */
export function useNodePages(nodeId: string): NodePages {
  const params = { path: { id: nodeId } };
  const visible = useRead('/api/organization-nodes/{id}/content-instances', params);
  const hidden = useRead('/api/management/organization-nodes/{id}/content-instances/hidden', params);
  const types = useRead('/api/types/content');
  const icons = useRead('/api/types/icons');
  const [settled, setSettled] = useState<{ lists: readonly (Page[] | undefined)[]; pages: readonly NodePage[] } | null>(null);
  const lists = [visible.data, hidden.data];
  // While only one of them has been read again, a page could be in both or in none.
  const isSettled = visible.data !== undefined && hidden.data !== undefined && !visible.isValidating && !hidden.isValidating && !types.isLoading && !icons.isLoading;
  if (isSettled && (settled === null || lists.some((list, place) => list !== settled.lists[place]))) {
    setSettled({ lists, pages: nodePages(visible.data ?? [], hidden.data ?? [], types.data ?? [], icons.data ?? []) });
  }
  const error = visible.error ?? hidden.error;
  return {
    pages: settled?.pages ?? [],
    isLoading: settled === null && error === undefined,
    error: settled === null ? error : undefined,
    retry: () => {
      visible.retry();
      hidden.retry();
    },
  };
}
