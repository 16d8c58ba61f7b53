import { Badge, RowName } from '@noticeboard/design-system';
import { Avatar, usernameTooltip } from '@noticeboard/design-system/people';
import { createContext, use } from 'react';
import { paths } from '../../../ground/paths.ts';
import { userMessages } from '../../../messages/users.ts';
import { useAvatar } from '../../../session/pictures.ts';
import * as styles from './cells.css.ts';
import { ContactLine } from './ContactLine.tsx';
import type { UserRow } from './userRow.ts';

/** The list's query string: the form over it keeps it (decisions-core A13). In a context, so that a change only renders the links. */
export const ListSearchContext = createContext('');

/** A user's picture, loaded by a call of our own (faults D11), the name with a link to the form, a mark if inactive (USER-27), and below it the contact. */
export function NameCell({ user, isActive }: Pick<UserRow, 'user' | 'isActive'>) {
  const search = use(ListSearchContext);
  return (
    <span className={styles.person} title={usernameTooltip(user.username)}>
      <Avatar name={user.name} image={useAvatar(user.avatar)} />
      <span className={styles.words}>
        <span className={styles.first}>
          <RowName href={paths.userEdit(user.id) + search}>{user.name}</RowName>
          {!isActive && <Badge>{userMessages.list.inactive}</Badge>}
        </span>
        <span className={styles.contact}>
          <ContactLine user={user} />
        </span>
      </span>
    </span>
  );
}
