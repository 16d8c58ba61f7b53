import { type DataTableColumn, Skeleton } from '@noticeboard/design-system';
import { roleMessages } from '../../../messages/roles.ts';
import type { RoleRow } from './roleRow.ts';

const texts = roleMessages.columns;

/** Columns of the Roles tab (decisions-core O48). */
export const roleColumns: readonly DataTableColumn<RoleRow>[] = [
  { id: 'name', header: texts.name, cell: ({ name }) => name, textValue: ({ name }) => name, isSortable: true, isRowHeader: true },
  { id: 'type', header: texts.type, cell: ({ typeName }) => typeName, isSortable: true, width: '13rem' },
  {
    id: 'node',
    header: texts.node,
    cell: ({ nodeName }) => nodeName ?? <Skeleton width="8rem" />,
    textValue: ({ nodeName, nodePath }) => nodePath ?? nodeName ?? '',
    isSortable: true,
    width: '22%',
  },
  { id: 'permissions', header: texts.permissions, cell: ({ permissions }) => permissions, textValue: ({ permissions }) => permissions, width: '15rem' },
];
