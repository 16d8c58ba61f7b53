import '@noticeboard/design-system/styles.css';
import { Badge, DataTable, RowMenu, type DataTableColumn, type DataTableSort } from '@noticeboard/design-system';
import { Avatar } from '@noticeboard/design-system/people';
import { useMemo, useState } from 'react';
import type { Candidate, Post } from '../../pages/candidateTypes.ts';
import { byName } from '../../pages/data.ts';

const columns: readonly DataTableColumn<Post>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, isSortable: true, isRowHeader: true },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <Badge tone={status === 'Draft' ? 'neutral' : 'success'}>{status}</Badge>,
  },
  { id: 'author', header: 'Author', cell: ({ author }) => <><Avatar name={author} size="small" /> {author}</> },
  { id: 'date', header: 'Date', cell: ({ date }) => date },
];
const rowId = ({ id }: Post) => id;
const rowName = ({ name }: Post) => name;
const edit = ({ name }: Post) => <RowMenu label={`Actions for ${name}`} sections={() => []} />;

function Posts({ rows }: { rows: Post[] }) {
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const [sort, setSort] = useState<DataTableSort | null>(null);
  const [text, setText] = useState('');
  const sorted = useMemo(() => {
    if (sort === null) return rows;
    const sign = sort.direction === 'descending' ? -1 : 1;
    return rows.toSorted((first, second) => sign * byName(first.name, second.name));
  }, [rows, sort]);
  const shown = useMemo(() => sorted.filter(({ name }) => name.toLowerCase().includes(text)), [sorted, text]);
  return (
    <DataTable
      label="Posts"
      columns={columns}
      rows={shown}
      getRowId={rowId}
      rowLabel={rowName}
      sorting={{ sort, onChange: setSort }}
      filtering={{ filters: { name: { kind: 'text', value: text, onChange: setText } } }}
      selection={{ ids: selectedIds, onChange: setSelectedIds }}
      rowActions={edit}
      scrolling={{ maxHeight: '600px' }}
    />
  );
}

export const candidate: Candidate = {
  kind: 'table',
  render: (rows) => <Posts rows={rows} />,
  sort: 'thead th button',
  filter: 'thead input[type=search], thead input[type=text]',
  selectAll: 'thead input[type=checkbox]',
};
