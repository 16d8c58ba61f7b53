import { Badge, type DataTableColumn, Skeleton, spacedPhone } from '@noticeboard/design-system';
import { userMessages } from '../../../messages/users.ts';
import { tableDate } from '../../../shared/dates.ts';
import { TableDate } from '../../../shared/TableDate.tsx';
import { ContactCell } from './ContactCell.tsx';
import { PersonCell } from './PersonCell.tsx';
import type { UserRow } from './userRow.ts';

const texts = userMessages.list;
const lastActivity = ({ user }: UserRow) => (user.lastActivity === null ? texts.never : tableDate(user.lastActivity));

const contact = ({ user }: UserRow) => [user.email, user.phoneNumber && spacedPhone(user.phoneNumber, null)].filter(Boolean).join(', ');

/** Columns of the list of users, none of them cut (decisions-core O38); the username is under the name, the phone number under the email address. */
export const columns: readonly DataTableColumn<UserRow>[] = [
  {
    id: 'name',
    header: texts.columns.name,
    isRowHeader: true,
    width: '19%',
    cell: ({ user }) => <PersonCell name={user.name} username={user.username} avatar={user.avatar} />,
  },
  { id: 'contact', header: texts.columns.contact, cell: ({ user }) => <ContactCell email={user.email} phoneNumber={user.phoneNumber} />, textValue: contact },
  { id: 'roles', header: texts.columns.roles, width: '15%', cell: ({ roles }) => roles || texts.none, textValue: ({ roles }) => roles },
  { id: 'tags', header: texts.columns.tags, width: '10.5%', cell: ({ tags }) => tags || texts.none, textValue: ({ tags }) => tags },
  {
    id: 'department',
    header: texts.columns.department,
    width: '12.5%',
    cell: ({ department }) => (department === undefined ? <Skeleton width="5rem" /> : (department ?? texts.none)),
    textValue: ({ department }) => department ?? '',
  },
  { id: 'lastActivity', header: texts.columns.lastActivity, width: '6.5rem', cell: ({ user }) => (user.lastActivity === null ? texts.never : <TableDate utc={user.lastActivity} />), textValue: lastActivity },
  {
    id: 'active',
    header: texts.columns.active,
    width: '4.75rem',
    isTruncated: true,
    // Under its heading the short form says it; what it is short for is in the title (USER-26, USER-27).
    cell: ({ isActive }) => <Badge tone={isActive ? 'success' : 'neutral'}>{isActive ? texts.yes : texts.no}</Badge>,
    textValue: ({ isActive }) => (isActive ? texts.active : texts.inactive),
  },
];
