import { AllCommunityModule, type ColDef, ModuleRegistry, type RowSelectionOptions } from 'ag-grid-community';
import { AgGridReact, type CustomCellRendererProps } from 'ag-grid-react';
import { useState } from 'react';
import type { Candidate, Post } from '../../pages/candidateTypes.ts';
import { byName } from '../../pages/data.ts';
import { Filter } from '../../pages/Filter.tsx';
import { PlainAvatar, PlainBadge } from '../../pages/PlainParts.tsx';

ModuleRegistry.registerModules([AllCommunityModule]);

type Cell = CustomCellRendererProps<Post>;

const columns: ColDef<Post>[] = [
  { field: 'name', headerName: 'Name', flex: 1, comparator: byName },
  { field: 'status', flex: 1, sortable: false, cellRenderer: ({ value }: Cell) => <PlainBadge>{value}</PlainBadge> },
  { field: 'author', flex: 1, sortable: false, cellRenderer: ({ value }: Cell) => <PlainAvatar name={value} /> },
  { field: 'date', flex: 1, sortable: false },
  { headerName: '', width: 100, sortable: false, cellRenderer: () => <button type="button">Edit</button> },
];
const selection: RowSelectionOptions<Post> = { mode: 'multiRow', selectAll: 'filtered' };

function Posts({ rows }: { rows: Post[] }) {
  const [text, setText] = useState('');
  return (
    <>
      <Filter value={text} onChange={setText} />
      <div style={{ height: 600 }}>
        <AgGridReact<Post> rowData={rows} columnDefs={columns} rowHeight={45} rowSelection={selection} quickFilterText={text} />
      </div>
    </>
  );
}

export const candidate: Candidate = {
  kind: 'table',
  render: (rows) => <Posts rows={rows} />,
  sort: '.ag-header-cell[col-id=name] .ag-header-cell-label',
  filter: '#filter',
  selectAll: '.ag-header input[type=checkbox]',
};
