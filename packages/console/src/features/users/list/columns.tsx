import { type DataTableColumn, Skeleton } from '@noticeboard/design-system';
import { userMessages } from '../../../messages/users.ts';
import { tableDate } from '../../../shared/dates.ts';
import { TableDate } from '../../../shared/TableDate.tsx';
import { NameCell } from './NameCell.tsx';
import type { UserRow } from './userRow.ts';

const texts = userMessages.list;

/** Widths of the table, in rem, below which columns show less, so that the names keep theirs. */
const wide = 69;
const narrow = 56;

const lastActivity = ({ user }: UserRow) => (user.lastActivity === null ? texts.never : tableDate(user.lastActivity));

/** Columns of the list of users (decisions-core O38), none of them cut off: the name, with the contact, has the spare room. */
export const columns: readonly DataTableColumn<UserRow>[] = [
  { id: 'name', header: texts.columns.name, isRowHeader: true, cell: ({ user, isActive }) => <NameCell user={user} isActive={isActive} />, textValue: ({ user }) => user.name },
  {
    id: 'roles',
    header: texts.columns.roles,
    width: '14.5rem',
    cell: ({ roles }) => roles || texts.none,
    compact: [
      { below: wide, width: '12rem' },
      { below: narrow, width: '11rem' },
    ],
    textValue: ({ roles }) => roles,
  },
  {
    id: 'department',
    header: texts.columns.department,
    width: '9.5rem',
    cell: ({ department }) => (department === undefined ? <Skeleton width="5rem" /> : (department ?? texts.none)),
    compact: [{ below: wide, width: '8rem' }],
    joins: { below: 50, column: 'roles' },
    textValue: ({ department }) => department ?? '',
  },
  {
    id: 'tags',
    header: texts.columns.tags,
    width: '9rem',
    cell: ({ tags }) => tags || texts.none,
    joins: { below: narrow, column: 'roles' },
    textValue: ({ tags }) => tags,
  },
  {
    id: 'lastActivity',
    header: texts.columns.lastActivity,
    width: '10.5rem',
    cell: ({ user }) => (user.lastActivity === null ? texts.never : <TableDate utc={user.lastActivity} />),
    compact: [{ below: wide, width: '6.75rem' }],
    textValue: lastActivity,
  },
];
