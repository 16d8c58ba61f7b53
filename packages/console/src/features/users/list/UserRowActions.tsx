import { IconButton, Inline, Link, Menu } from '@noticeboard/design-system';
import Ellipsis from 'lucide-react/icons/ellipsis';
import KeyRound from 'lucide-react/icons/key-round';
import Mail from 'lucide-react/icons/mail';
import Trash2 from 'lucide-react/icons/trash-2';
import UserCheck from 'lucide-react/icons/user-check';
import UserX from 'lucide-react/icons/user-x';
import { userMessages } from '../../../messages/users.ts';
import type { UserAct } from './userActions.ts';
import type { UserRow } from './userRow.ts';

const texts = userMessages.actions;
const icons: Record<UserAct, React.ReactNode> = {
  activate: <UserCheck />,
  deactivate: <UserX />,
  resetPassword: <KeyRound />,
  resendInvitation: <Mail />,
  delete: <Trash2 />,
};

export interface UserRowActionsProps {
  row: UserRow;
  /** Address of the user's form. */
  editHref: string;
  /** Why an act is refused; undefined when it is not. */
  refusalOf: (act: UserAct) => string | undefined;
  onAct: (act: UserAct) => void;
}

/** Edit, and behind a menu everything else that is done to one user. */
export function UserRowActions({ row, editHref, refusalOf, onAct }: UserRowActionsProps) {
  const { name } = row.user;
  const action = (act: UserAct) => {
    const disabledReason = refusalOf(act);
    return {
      id: act,
      label: texts[act],
      icon: icons[act],
      ...(act === 'delete' && { tone: 'danger' as const }),
      ...(disabledReason !== undefined && { disabledReason }),
      onAction: () => onAct(act),
    };
  };
  return (
    <Inline gap="xsmall" justify="end">
      <Link href={editHref} variant="plain" aria-label={texts.edit(name)}>
        {texts.editShort}
      </Link>
      <Menu
        label={texts.menu(name)}
        trigger={<IconButton size="small" label={texts.menu(name)} icon={<Ellipsis />} />}
        sections={[
          { id: 'account', actions: [action(row.isActive ? 'deactivate' : 'activate'), action('resetPassword'), action('resendInvitation')] },
          { id: 'removal', actions: [action('delete')] },
        ]}
      />
    </Inline>
  );
}
