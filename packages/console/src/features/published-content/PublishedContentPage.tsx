import { DataTable, type DataTableFilter, type DataTableSort, Pagination, Stack } from '@noticeboard/design-system';
import { NodeFilterModal } from '@noticeboard/design-system/organization';
import { useCallback, useMemo, useState } from 'react';
import { describeError } from '../../ground/describeError.ts';
import { messages } from '../../messages/en.ts';
import { useAccess, useActingAs } from '../../access/useAccess.ts';
import { ConfirmChange } from '../../shared/ConfirmChange.tsx';
import { contentTypeIcon } from '../../content/contentTypeIcon.tsx';
import { contentTypeLabel } from '../../content/contentTypeLabel.ts';
import { contentTypeNames } from '../../content/kinds.ts';
import { columns } from './columns.tsx';
import { ItemActions } from './ItemActions.tsx';
import { type ItemRow, itemRow } from './itemRow.ts';
import { publishedContentPageSizes } from '../../ground/limits.ts';
import { changed, isFiltered, listAddress, listAddressWithoutNode, type ListState } from './listState.ts';
import { NoItems } from './NoItems.tsx';
import { NodeFilterButton } from './NodeFilterButton.tsx';
import { NodeFilterContext } from './OrganizationCell.tsx';
import { useDeleteItem } from './useDeleteItem.ts';
import { useItemPage } from './useItemPage.ts';
import { useOrganizationNodes } from './useOrganizationNodes.ts';
import { useAddressState } from '../../shared/useAddressState.ts';
import { useSearchText } from '../../shared/useSearchText.ts';

const texts = messages.publishedContent;
const typeOptions = contentTypeNames.map((id) => ({ id, label: contentTypeLabel(id), icon: contentTypeIcon(id) }));
const getRowId = ({ item }: ItemRow) => item.contentItemId;
const rowLabel = ({ name }: ItemRow) => name;

/** Everything that the tenant has published or drafted, in one table (core §2 Published Content). */
export function PublishedContentPage() {
  const access = useAccess();
  const actingAs = useActingAs();
  const isNodeFilterOffered = access.actingRole === 'SuperAdmin';
  const [state, setState] = useAddressState(isNodeFilterOffered ? listAddress : listAddressWithoutNode);
  const nodes = useOrganizationNodes();
  const { page, shownPage, list } = useItemPage([state, setState], access, nodes);
  const { isDeletable, deleteItem, wait } = useDeleteItem();
  const [deleting, setDeleting] = useState<ItemRow | null>(null);
  const [isConfirming, setConfirming] = useState(false);
  const [nodeFilter, setNodeFilter] = useState<{ nodeId: string | null } | null>(null);

  const commitSearch = useCallback((search: string) => setState((newest) => changed(newest, { search }), { isStep: false }), [setState]);
  const [search, setSearch, forgetTyped] = useSearchText(state.search, commitSearch);

  const totalCount = page?.totalCount ?? 0;
  const nodeNames = nodes.isLoading ? null : nodes.names;
  const rows = useMemo(() => (page?.rows ?? []).map((item) => itemRow(item, access, nodeNames)), [page?.rows, access, nodeNames]);
  const openNodeFilter = useCallback((nodeId: string | null) => setNodeFilter({ nodeId }), []);

  // Each filter for itself: with a letter typed into one the others stay as they are.
  const nameFilter = useMemo<DataTableFilter>(() => ({ kind: 'text', value: search, onChange: setSearch, placeholder: texts.searchNames }), [search, setSearch]);
  const typeFilter = useMemo<DataTableFilter>(
    () => ({ kind: 'choice', value: state.typeName, options: typeOptions, onChange: (typeName) => setState((newest) => changed(newest, { typeName: typeName as ListState['typeName'] })) }),
    [state.typeName, setState],
  );
  const nodeButton = useMemo<DataTableFilter>(
    () => ({
      kind: 'custom',
      isActive: state.organizationNodeId !== null,
      control: <NodeFilterButton nodeId={state.organizationNodeId} names={nodes.names} onPress={openNodeFilter} />,
    }),
    [state.organizationNodeId, nodes.names, openNodeFilter],
  );
  const filters = { name: nameFilter, typeName: typeFilter, ...(isNodeFilterOffered && { organization: nodeButton }) };
  const changePage = useCallback((next: number) => setState((newest) => ({ ...newest, page: next })), [setState]);
  const changeSize = useCallback(
    (size: number) => setState((newest) => changed(newest, { size })),
    [setState],
  );
  const rowActions = useCallback(
    (row: ItemRow) => (
      <ItemActions
        row={row}
        onDelete={(chosen) => {
          if (!isDeletable(chosen)) return;
          setDeleting(chosen);
          setConfirming(true);
        }}
      />
    ),
    // oxlint-disable-next-line react/exhaustive-deps -- it only shows a toast, and rows render again when this changes
    [],
  );
  return (
    <NodeFilterContext value={isNodeFilterOffered ? openNodeFilter : null}>
      <Stack gap="medium">
        <DataTable
          label={texts.title}
          isLabelHidden
          columns={columns}
          narrowestTable={54}
          rows={rows}
          getRowId={getRowId}
          rowLabel={rowLabel}
          sort={state.sort}
          defaultSort={listAddress.defaults.sort}
          onSortChange={(sort: DataTableSort | null) =>
            setState((newest) => changed(newest, { sort: sort as ListState['sort'] }))
          }
          filters={filters}
          onClearFilters={() => {
            forgetTyped();
            setState(({ size, sort }) => ({ ...listAddress.defaults, size, sort }));
          }}
          rowActions={rowActions}
          isLoading={list.isLoading && page === undefined}
          isRefreshing={list.isLoading && page !== undefined}
          skeletonRowCount={state.size}
          error={list.error === undefined ? null : describeError(list.error, { actingAs }).detail}
          onRetry={list.retry}
          empty={<NoItems isFiltered={isFiltered(state)} />}
          totalRowCount={totalCount}
          rowOffset={(shownPage - 1) * state.size}
        />
        <Pagination
          label={texts.pages}
          page={shownPage}
          pageSize={state.size}
          totalCount={page === undefined ? null : totalCount}
          pageSizeOptions={publishedContentPageSizes}
          isDisabled={page === undefined}
          onPageChange={changePage}
          onPageSizeChange={changeSize}
        />
      </Stack>
      <NodeFilterModal
        isOpen={nodeFilter !== null}
        onOpenChange={(isOpen) => !isOpen && setNodeFilter(null)}
        nodes={nodes.tree}
        selectedId={nodeFilter?.nodeId ?? state.organizationNodeId}
        everythingLabel={texts.allNodes}
        onApply={(organizationNodeId) => setState((newest) => changed(newest, { organizationNodeId }))}
        isLoading={nodes.isLoading}
        error={nodes.error === undefined ? null : describeError(nodes.error, { actingAs }).detail}
        onRetry={nodes.retry}
      />
      <ConfirmChange
        isOpen={isConfirming}
        onOpenChange={setConfirming}
        title={texts.deleteTitle}
        confirmLabel={texts.delete}
        onConfirm={async () => {
          if (deleting) await deleteItem(deleting);
        }}
        wait={wait}
      >
        {texts.deleteQuestion(deleting?.name ?? '')}
      </ConfirmChange>
    </NodeFilterContext>
  );
}
