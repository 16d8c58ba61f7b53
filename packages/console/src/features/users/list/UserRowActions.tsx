import { RowMenu } from '@noticeboard/design-system';
import KeyRound from 'lucide-react/icons/key-round';
import Mail from 'lucide-react/icons/mail';
import MessageSquare from 'lucide-react/icons/message-square';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import UserCheck from 'lucide-react/icons/user-check';
import UserX from 'lucide-react/icons/user-x';
import type { ReactNode } from 'react';
import type { Access } from '../../../access/permissions.ts';
import { messagesTo, paths } from '../../../ground/paths.ts';
import { userMessages } from '../../../messages/users.ts';
import { editShortcut } from '../../../shared/list/useRowKeys.ts';
import type { RoleType } from '../../../session/workspace/workspaceTypes.ts';
import { useWorkspace } from '../../../session/ConsoleSessionContext.tsx';
import { refusalOf, type UserAct, writingRefusal } from './userActions.ts';
import type { User } from './userPage.ts';

const texts = userMessages.actions;
const icons: Record<UserAct, ReactNode> = {
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
  /** The acting user's rights, which decide with the role types what is refused. */
  access: Access;
  /** All types of roles, as the host names them. */
  roleTypes: readonly RoleType[];
  /** An action was chosen; never a refused one. */
  onAct: (act: UserAct, user: User) => void;
}

/** All actions on one user, in the menu of their row. */
export function UserRowActions({ user, isActive, access, roleTypes, onAct }: UserRowActionsProps) {
  const { tenant } = useWorkspace();
  const writing = writingRefusal(user, access);
  const write = { id: 'write', label: texts.write, icon: <MessageSquare />, ...(writing === undefined ? { href: messagesTo([user.id]) } : { disabledReason: writing }) };
  const action = (act: UserAct) => {
    const disabledReason = refusalOf(act, user, access, roleTypes);
    return { id: act, label: texts[act], icon: icons[act], onAction: () => onAct(act, user), ...(disabledReason !== undefined && { disabledReason }) };
  };
  return (
    <RowMenu
      label={texts.menu(user.name)}
      // The form opens over the list as it is; the address is read as the menu opens, so that no row renders when it changes.
      sections={() => [
        { id: 'user', actions: [{ id: 'edit', label: texts.edit, icon: <Pencil />, ...editShortcut(), href: paths.userEdit(user.id) + window.location.search }, ...(tenant.isChatEnabled ? [write] : [])] },
        { id: 'account', actions: [action(isActive ? 'deactivate' : 'activate'), action('resetPassword'), action('resendInvitation')] },
        { id: 'removal', actions: [action('delete')] },
      ]}
    />
  );
}
