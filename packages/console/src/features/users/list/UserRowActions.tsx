import { IconButton, Inline, Link, Menu } from '@noticeboard/design-system';
import Ellipsis from 'lucide-react/icons/ellipsis';
import KeyRound from 'lucide-react/icons/key-round';
import Mail from 'lucide-react/icons/mail';
import Trash2 from 'lucide-react/icons/trash-2';
import UserCheck from 'lucide-react/icons/user-check';
import UserX from 'lucide-react/icons/user-x';
import { memo } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../../../ground/paths.ts';
import { userMessages } from '../../../messages/users.ts';
import type { Access } from '../../../access/permissions.ts';
import type { RoleType } from '../../../session/workspace/workspaceTypes.ts';
import { refusalOf, type UserAct } from './userActions.ts';
import type { User } from './userPage.ts';

const texts = userMessages.actions;
const icons: Record<UserAct, React.ReactNode> = {
  activate: <UserCheck />,
  deactivate: <UserX />,
  resetPassword: <KeyRound />,
  resendInvitation: <Mail />,
  delete: <Trash2 />,
};

export interface UserRowActionsProps {
  /** The user of the row. */
  user: User;
  /** Whether the menu offers to deactivate the user, or else to activate them. */
  isActive: boolean;
  /** Who asks, and what the types of roles are called: they decide what is refused. */
  access: Access;
  /** All types of roles, as the host names them; keep the array stable. */
  roleTypes: readonly RoleType[];
  /** Keep it stable: the actions of a page are re-rendered when it changes. */
  onAct: (act: UserAct, user: User) => void;
}

/** Edit, and behind a menu everything else that is done to one user. Memoized: it is most of what a row costs. */
export const UserRowActions = memo(function UserRowActions({ user, isActive, access, roleTypes, onAct }: UserRowActionsProps) {
  const { name } = user;
  const action = (act: UserAct) => {
    const disabledReason = refusalOf(act, user, access, roleTypes);
    return {
      id: act,
      label: texts[act],
      icon: icons[act],
      ...(act === 'delete' && { tone: 'danger' as const }),
      ...(disabledReason !== undefined && { disabledReason }),
      onAction: () => onAct(act, user),
    };
  };
  return (
    <Inline gap="xsmall" justify="end">
      <EditLink user={user} />
      <Menu
        label={texts.menu(name)}
        trigger={<IconButton size="small" label={texts.menu(name)} icon={<Ellipsis />} />}
        sections={[
          { id: 'account', actions: [action(isActive ? 'deactivate' : 'activate'), action('resetPassword'), action('resendInvitation')] },
          { id: 'removal', actions: [action('delete')] },
        ]}
      />
    </Inline>
  );
});

/** Links to the user's form over the current list: the address is read here, so that a change of it re-renders only the link. */
function EditLink({ user: { id, name } }: Pick<UserRowActionsProps, 'user'>) {
  const { search } = useLocation();
  return (
    <Link href={paths.userEdit(id) + search} variant="plain" aria-label={texts.edit(name)}>
      {texts.editShort}
    </Link>
  );
}
