import { type DataTableColumn, RowName, Skeleton } from '@noticeboard/design-system';
import { roleMessages } from '../../../messages/roles.ts';
import type { RoleRow } from './roleRow.ts';

const texts = roleMessages.columns;

/** Width of the table, in rem, below which columns are narrower, so that the names keep theirs. */
const narrow = 56;

/** Columns of the Roles tab (decisions-core O48); a name opens its role, if that may be edited. */
export const roleColumns = (onEdit: (row: RoleRow) => void): readonly DataTableColumn<RoleRow>[] => [
  {
    id: 'name',
    header: texts.name,
    cell: (row) => <RowName onPress={row.edit.allowed ? () => onEdit(row) : undefined}>{row.name}</RowName>,
    textValue: ({ name }) => name,
    isSortable: true,
    isRowHeader: true,
  },
  { id: 'type', header: texts.type, cell: ({ typeName }) => typeName, isSortable: true, width: '12rem', compact: [{ below: narrow, width: '8.5rem' }] },
  {
    id: 'node',
    header: texts.node,
    cell: ({ nodeName }) => nodeName ?? <Skeleton width="8rem" />,
    textValue: ({ nodeName, nodePath }) => nodePath ?? nodeName ?? '',
    isSortable: true,
    width: '22%',
    compact: [{ below: narrow, width: '9rem' }],
  },
  {
    id: 'permissions',
    header: texts.permissions,
    cell: ({ permissions }) => permissions,
    textValue: ({ permissions }) => permissions,
    width: '14.5rem',
    compact: [{ below: narrow, width: '8.5rem' }],
  },
];
