import { EscapeWhileLoading, lazyPart, Stack, useRequest } from '@noticeboard/design-system';
import FileText from 'lucide-react/icons/file-text';
import { Suspense, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { publishedContentPageSizes } from '../../ground/limits.ts';
import { publishedContentMessages } from '../../messages/publishedContent.ts';
import { usePlacedAccess } from '../../access/usePlacedAccess.ts';
import { ListPage } from '../../shared/list/ListPage.tsx';
import { useList } from '../../shared/list/useList.ts';
import { useNavigateFromHere } from '../../shared/useNavigateFromHere.ts';
import { columns } from './columns.tsx';
import { ItemActions } from './ItemActions.tsx';
import { editRefusal, type ItemRow, itemRow } from './itemRow.ts';
import { listAddress, listAddressFor } from './listState.ts';
import { NoItems } from './NoItems.tsx';
import { NodeFilterContext, NodeNameContext } from './OrganizationCell.tsx';
import { useItemDeletion } from './useItemDeletion.ts';
import { useItemFilters } from './useItemFilters.tsx';
import { useItemPage } from './useItemPage.ts';
import { useNodeNames } from '../../content/useNodeNames.ts';

const texts = publishedContentMessages;
const getRowId = ({ item }: ItemRow) => item.contentItemId;
const rowLabel = ({ name }: ItemRow) => name;

// With what they need of windows and trees, these are as much code as the list: it is shown without them (ADR 0226).
const ItemWindows = lazyPart(async () => (await import('./ItemWindows.tsx')).ItemWindows);

/** Everything that the tenant has published or drafted, in one table (core §2 Published Content). */
export function PublishedContentPage() {
  const access = usePlacedAccess();
  const navigate = useNavigateFromHere();
  const list = useList(listAddressFor(access.actingRole));
  const { page, read } = useItemPage(list.address, access);
  // Names that load while rows are rendered in slices would restart these: they are requested once the rows are in place.
  const namedRows = useDeferredValue(page?.rows);
  const nameOfNode = useNodeNames([list.state.organizationNodeId, ...(namedRows ?? []).map(({ organizationNodeId }) => organizationNodeId)]);
  const { filters, openNode, openNodeFilter, closeNodeFilter } = useItemFilters(list, nameOfNode, access);
  const { ask, ...deletion } = useItemDeletion();
  const isWindowOpen = openNode !== null || deletion.isOpen;
  const [hasOpened, setOpened] = useState(isWindowOpen);
  if (isWindowOpen && !hasOpened) setOpened(true);
  // Once the list is shown, so that they open without the network, too.
  useRequest(page === undefined ? undefined : true, ItemWindows.fetchAhead);
  const closeWindow = () => {
    closeNodeFilter();
    deletion.onOpenChange(false);
  };

  const rows = useMemo(() => page?.rows.map((item) => itemRow(item, access)), [page?.rows, access]);
  const edit = (row: ItemRow) => {
    const href = editRefusal(row) === undefined ? row.editHref : null;
    return href === null ? undefined : () => navigate(href);
  };
  const rowActions = useCallback((row: ItemRow) => <ItemActions row={row} onDelete={ask} />, [ask]);
  return (
    <NodeFilterContext value={openNodeFilter}>
      {hasOpened && (
        <Suspense fallback={<EscapeWhileLoading onEscape={closeWindow} />}>
          <ItemWindows nodeFilter={{ list, open: openNode, onClose: closeNodeFilter }} deletion={deletion} />
        </Suspense>
      )}
      <NodeNameContext value={nameOfNode}>
        <Stack gap="medium">
          <ListPage
            list={list}
            shown={{ rows, totalCount: page?.totalCount, read }}
            texts={texts}
            icon={<FileText />}
            columns={columns}
            getRowId={getRowId}
            rowLabel={rowLabel}
            rowActions={rowActions}
            edit={edit}
            filters={filters}
            defaultSort={listAddress.defaults.sort}
            pageSizes={publishedContentPageSizes}
            empty={<NoItems isFiltered={list.isFiltered} />}
          />
        </Stack>
      </NodeNameContext>
    </NodeFilterContext>
  );
}
