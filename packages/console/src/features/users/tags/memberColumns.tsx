import type { DataTableColumn } from '@noticeboard/design-system';
import { tagMessages } from '../../../messages/tags.ts';
import { userMessages } from '../../../messages/users.ts';
import type { User } from '../list/userPage.ts';
import { MemberName } from './MemberName.tsx';

const texts = tagMessages.members.columns;

/** Columns of a tag's members. */
export const memberColumns: readonly DataTableColumn<User>[] = [
  { id: 'name', header: texts.name, cell: ({ name, avatar }) => <MemberName name={name} avatar={avatar ?? null} />, textValue: ({ name }) => name, isRowHeader: true },
  { id: 'username', header: texts.username, cell: ({ username }) => username, textValue: ({ username }) => username, width: '26%' },
  { id: 'email', header: texts.email, cell: ({ email }) => email || userMessages.list.none, textValue: ({ email }) => email ?? '', width: '34%' },
];
