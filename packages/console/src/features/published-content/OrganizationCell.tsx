import { Skeleton } from '@noticeboard/design-system';
import { createContext, use } from 'react';
import type { NameOfNode } from '../../content/useNodeNames.ts';
import { publishedContentMessages } from '../../messages/publishedContent.ts';
import { unitName } from '../../shared/unitName.css.ts';
import * as styles from './cells.css.ts';
import { organizationName } from './itemRow.ts';

/** Names nodes; apart from the rows, so that a name that loads renders its cells and no row. */
export const NodeNameContext = createContext<NameOfNode>(() => undefined);

/** Opens the node filter at a node; null for those who may not filter by node (core §2 Published Content). */
export const NodeFilterContext = createContext<((nodeId: string) => void) | null>(null);

/** The node that an item is published to. A super administrator presses it to filter by node. */
export function OrganizationCell({ nodeId }: { nodeId: string | null | undefined }) {
  const openFilter = use(NodeFilterContext);
  const name = organizationName(nodeId, use(NodeNameContext));
  if (name === null || nodeId == null) return publishedContentMessages.notAssigned;
  if (name === undefined) return <Skeleton width="8rem" />;
  const shown = (
    <span className={unitName} title={name}>
      {name}
    </span>
  );
  if (openFilter === null) return shown;
  return (
    <button type="button" className={styles.node} aria-label={publishedContentMessages.filterByNode(name)} onClick={() => openFilter(nodeId)}>
      {shown}
    </button>
  );
}
