import type { ListFilter } from '@noticeboard/design-system';
import { useCallback, useMemo, useState } from 'react';
import type { Access } from '../../access/permissions.ts';
import { contentTypeIcon } from '../../content/contentTypeIcon.tsx';
import { contentTypeLabel } from '../../content/contentTypeLabel.ts';
import { contentTypeNames, isContentTypeName } from '../../content/kinds.ts';
import { publishedContentMessages } from '../../messages/publishedContent.ts';
import type { List } from '../../shared/list/useList.ts';
import type { ListState } from './listState.ts';
import { NodeFilterButton } from './NodeFilterButton.tsx';
import type { NameOfNode } from '../../content/useNodeNames.ts';

const texts = publishedContentMessages;
const typeOptions = contentTypeNames.map((id) => ({ id, label: contentTypeLabel(id), icon: contentTypeIcon(id) }));

/** The filters of Published Content, by type and, for super administrators, by node (`LIST-15`). */
export function useItemFilters({ state: { typeName, organizationNodeId }, change }: List<ListState>, nameOfNode: NameOfNode, access: Access) {
  const [openNode, setOpenNode] = useState<{ nodeId: string | null } | null>(null);
  const openNodeFilter = useCallback((nodeId: string | null) => setOpenNode({ nodeId }), []);
  const closeNodeFilter = useCallback(() => setOpenNode(null), []);
  const isNodeFilterOffered = access.actingRole === 'SuperAdmin';
  const filters = useMemo(() => {
    const byType: ListFilter = {
      id: 'typeName',
      label: texts.columns.type,
      kind: 'choice',
      value: typeName,
      options: typeOptions,
      onChange: (next) => change({ typeName: next !== null && isContentTypeName(next) ? next : null }),
    };
    const byNode: ListFilter = {
      id: 'organization',
      label: texts.columns.organization,
      kind: 'custom',
      isActive: organizationNodeId !== null,
      control: <NodeFilterButton nodeId={organizationNodeId} nameOfNode={nameOfNode} onPress={openNodeFilter} />,
    };
    return isNodeFilterOffered ? [byType, byNode] : [byType];
  }, [typeName, organizationNodeId, nameOfNode, isNodeFilterOffered, change, openNodeFilter]);
  return { filters, openNode, openNodeFilter: isNodeFilterOffered ? openNodeFilter : null, closeNodeFilter };
}
