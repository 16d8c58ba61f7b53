import { Badge, type DataTableColumn, Skeleton } from '@noticeboard/design-system';
import { userMessages } from '../../../messages/users.ts';
import { tableDate } from '../../../shared/dates.ts';
import { PersonCell } from './PersonCell.tsx';
import type { UserRow } from './userRow.ts';

const texts = userMessages.list;
const lastActivity = ({ user }: UserRow) => (user.lastActivity === null ? texts.never : tableDate(user.lastActivity));

/** Columns of the list of users (decisions-core O38). */
export const columns: readonly DataTableColumn<UserRow>[] = [
  {
    id: 'name',
    header: texts.columns.name,
    isRowHeader: true,
    width: '16%',
    cell: ({ user }) => <PersonCell name={user.name} avatar={user.avatar} />,
    textValue: ({ user }) => user.name,
  },
  { id: 'username', header: texts.columns.username, width: '11%', cell: ({ user }) => user.username, textValue: ({ user }) => user.username },
  { id: 'email', header: texts.columns.email, cell: ({ user }) => user.email ?? texts.none, textValue: ({ user }) => user.email ?? '' },
  { id: 'phone', header: texts.columns.phone, width: '9rem', cell: ({ user }) => user.phoneNumber ?? texts.none, textValue: ({ user }) => user.phoneNumber ?? '' },
  { id: 'roles', header: texts.columns.roles, cell: ({ roles }) => roles || texts.none, textValue: ({ roles }) => roles },
  { id: 'tags', header: texts.columns.tags, width: '9%', cell: ({ tags }) => tags || texts.none, textValue: ({ tags }) => tags },
  {
    id: 'department',
    header: texts.columns.department,
    width: '10%',
    cell: ({ department }) => (department === undefined ? <Skeleton width="5rem" /> : (department ?? texts.none)),
    textValue: ({ department }) => department ?? '',
  },
  { id: 'lastActivity', header: texts.columns.lastActivity, width: '10.5rem', cell: lastActivity, textValue: lastActivity },
  {
    id: 'active',
    header: texts.columns.active,
    width: '5.5rem',
    cell: ({ isActive }) => <Badge tone={isActive ? 'success' : 'neutral'}>{isActive ? texts.active : texts.inactive}</Badge>,
  },
];
