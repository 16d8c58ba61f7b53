import { Skeleton } from '@noticeboard/design-system';
import { createContext, use } from 'react';
import { publishedContentMessages } from '../../messages/publishedContent.ts';
import * as styles from './cells.css.ts';
import type { ItemRow } from './itemRow.ts';

/** Opens the node filter at a node; null for those who may not filter by node (core §2 Published Content). */
export const NodeFilterContext = createContext<((nodeId: string) => void) | null>(null);

/** The node that an item is published to. A super administrator presses it to filter by node. */
export function OrganizationCell({ row }: { row: ItemRow }) {
  const openFilter = use(NodeFilterContext);
  const { organizationNodeId } = row.item;
  if (row.organizationName === null || organizationNodeId === null) return publishedContentMessages.notAssigned;
  if (row.organizationName === undefined) return <Skeleton width="8rem" />;
  if (openFilter === null) return row.organizationName;
  return (
    <button
      type="button"
      className={styles.node}
      aria-label={publishedContentMessages.filterByNode(row.organizationName)}
      onClick={() => openFilter(organizationNodeId)}
    >
      {row.organizationName}
    </button>
  );
}
