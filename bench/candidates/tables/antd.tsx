import { Avatar, Button, Space, Table, type TableColumnsType, Tag } from 'antd';
import { useMemo, useState } from 'react';
import type { Candidate, Post } from '../../pages/candidateTypes.ts';
import { byName, initials } from '../../pages/data.ts';
import { Filter } from '../../pages/Filter.tsx';

const columns: TableColumnsType<Post> = [
  { dataIndex: 'name', title: 'Name', width: 300, sorter: (first, second) => byName(first.name, second.name) },
  {
    dataIndex: 'status',
    title: 'Status',
    width: 200,
    render: (status: Post['status']) => <Tag color={status === 'Draft' ? 'default' : 'success'}>{status}</Tag>,
  },
  {
    dataIndex: 'author',
    title: 'Author',
    width: 250,
    render: (author: string) => (
      <Space>
        <Avatar size={24}>{initials(author)}</Avatar>
        {author}
      </Space>
    ),
  },
  { dataIndex: 'date', title: 'Date', width: 200 },
  { key: 'action', width: 100, render: () => <Button size="small">Edit</Button> },
];

function Posts({ rows }: { rows: Post[] }) {
  const [text, setText] = useState('');
  const shown = useMemo(() => rows.filter(({ name }) => name.toLowerCase().includes(text)), [rows, text]);
  return (
    <>
      <Filter value={text} onChange={setText} />
      <Table<Post>
        virtual
        size="small"
        rowKey="id"
        columns={columns}
        dataSource={shown}
        pagination={false}
        rowSelection={{ columnWidth: 48 }}
        scroll={{ x: 1100, y: 560 }}
      />
    </>
  );
}

export const candidate: Candidate = {
  kind: 'table',
  render: (rows) => <Posts rows={rows} />,
  sort: '.ant-table-column-has-sorters',
  filter: '#filter',
  selectAll: '.ant-table-thead input[type=checkbox]',
};
