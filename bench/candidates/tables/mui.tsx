import { Avatar, Button, Chip } from '@mui/material';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { useMemo, useState } from 'react';
import type { Candidate, Post } from '../../pages/candidateTypes.ts';
import { byName, initials } from '../../pages/data.ts';
import { Filter } from '../../pages/Filter.tsx';

const columns: GridColDef<Post>[] = [
  { field: 'name', headerName: 'Name', flex: 1, sortComparator: byName },
  {
    field: 'status',
    headerName: 'Status',
    flex: 1,
    renderCell: ({ value }) => <Chip size="small" label={value} color={value === 'Draft' ? 'default' : 'success'} />,
  },
  {
    field: 'author',
    headerName: 'Author',
    flex: 1,
    renderCell: ({ value }) => (
      <div style={{ display: 'flex', alignItems: 'center', gap: 8, height: '100%' }}>
        <Avatar sx={{ width: 24, height: 24, fontSize: 11 }}>{initials(value)}</Avatar> {value}
      </div>
    ),
  },
  { field: 'date', headerName: 'Date', flex: 1 },
  { field: 'id', headerName: '', sortable: false, renderCell: () => <Button size="small">Edit</Button> },
];

/** The free edition shows at most 100 rows at a time; it sorts, filters and selects all of them. */
const largestPage = { pagination: { paginationModel: { pageSize: 100 } } };

function Posts({ rows }: { rows: Post[] }) {
  const [text, setText] = useState('');
  const filterModel = useMemo(() => ({ items: [], quickFilterValues: text === '' ? [] : [text] }), [text]);
  return (
    <>
      <Filter value={text} onChange={setText} />
      <div style={{ height: 600 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          rowHeight={45}
          checkboxSelection
          disableRowSelectionOnClick
          hideFooter
          initialState={largestPage}
          filterModel={filterModel}
        />
      </div>
    </>
  );
}

export const candidate: Candidate = {
  kind: 'table',
  render: (rows) => <Posts rows={rows} />,
  sort: '[role=columnheader][data-field=name] .MuiDataGrid-columnHeaderTitle',
  filter: '#filter',
  selectAll: '[role=columnheader] input[type=checkbox]',
};
