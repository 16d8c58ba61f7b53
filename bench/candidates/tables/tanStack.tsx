import {
  columnFilteringFeature,
  createColumnHelper,
  createFilteredRowModel,
  createSortedRowModel,
  filterFn_includesString,
  globalFilteringFeature,
  type Row,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import type { Candidate, Post } from '../../pages/candidateTypes.ts';
import { byName } from '../../pages/data.ts';
import { Filter } from '../../pages/Filter.tsx';
import { PlainAvatar, PlainBadge } from '../../pages/PlainParts.tsx';

const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  rowSelectionFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
});
const helper = createColumnHelper<typeof features, Post>();
const columns = helper.columns([
  helper.display({
    id: 'select',
    header: ({ table }) => (
      <input type="checkbox" checked={table.getIsAllRowsSelected()} onChange={table.getToggleAllRowsSelectedHandler()} />
    ),
    cell: ({ row }) => <input type="checkbox" checked={row.getIsSelected()} onChange={row.getToggleSelectedHandler()} />,
  }),
  helper.accessor('name', {
    header: ({ column }) => (
      <button type="button" id="sort" onClick={column.getToggleSortingHandler()}>
        Name
      </button>
    ),
    sortFn: (first, second) => byName(first.original.name, second.original.name),
    sortDescFirst: false,
  }),
  helper.accessor('status', { header: 'Status', cell: ({ getValue }) => <PlainBadge>{getValue()}</PlainBadge> }),
  helper.accessor('author', { header: 'Author', cell: ({ getValue }) => <PlainAvatar name={getValue()} /> }),
  helper.accessor('date', { header: 'Date' }),
  helper.display({ id: 'action', cell: () => <button type="button">Edit</button> }),
]);

function Posts({ rows }: { rows: Post[] }) {
  const scroller = useRef<HTMLDivElement>(null);
  const table = useTable({ features, columns, data: rows, globalFilterFn: filterFn_includesString, getRowId: ({ id }) => id });
  const shown = table.getRowModel().rows;
  // oxlint-disable-next-line react/incompatible-library -- no compiler runs here
  const virtualizer = useVirtualizer({ count: shown.length, getScrollElement: () => scroller.current, estimateSize: () => 45, overscan: 5 });
  const items = virtualizer.getVirtualItems();
  const end = items.at(-1)?.end ?? 0;
  const cellsOf = (row: Row<typeof features, Post>) =>
    row.getAllCells().map((cell) => (
      <td key={cell.id} aria-label={cell.column.id}>
        <table.FlexRender cell={cell} />
      </td>
    ));
  return (
    <>
      <Filter value={String(table.state.globalFilter ?? '')} onChange={(text) => table.setGlobalFilter(text)} />
      <div ref={scroller} style={{ height: 600, overflow: 'auto' }}>
        <table style={{ width: '100%', tableLayout: 'fixed' }}>
          <thead>
            {table.getHeaderGroups().map((group) => (
              <tr key={group.id}>
                {group.headers.map((header) => (
                  <th key={header.id} aria-label={header.column.id}>
                    <table.FlexRender header={header} />
                  </th>
                ))}
              </tr>
            ))}
          </thead>
          <tbody>
            <tr style={{ height: items[0]?.start ?? 0 }} />
            {items.map(({ index, key }) => (
              <tr key={key} style={{ height: 45 }}>
                {cellsOf(shown[index])}
              </tr>
            ))}
            <tr style={{ height: virtualizer.getTotalSize() - end }} />
          </tbody>
        </table>
      </div>
    </>
  );
}

export const candidate: Candidate = {
  kind: 'table',
  render: (rows) => <Posts rows={rows} />,
  sort: '#sort',
  filter: '#filter',
  selectAll: 'thead input[type=checkbox]',
};
