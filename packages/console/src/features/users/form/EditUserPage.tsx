import { Link } from '@noticeboard/design-system';
import { UserModal } from '@noticeboard/design-system/people';
import MessageSquare from 'lucide-react/icons/message-square';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useFocusBack } from '../../../shared/pages/useArrival.ts';
import { useConsoleSession, useWorkspace } from '../../../session/ConsoleSessionContext.tsx';
import { can } from '../../../access/permissions.ts';
import { useAccess } from '../../../access/useAccess.ts';
import { useUserSearch } from '../../../shared/people/useUserSearch.ts';
import { SlowWrite } from '../../../shared/SlowWrite.tsx';
import { messagesTo } from '../../../ground/paths.ts';
import { userMessages } from '../../../messages/users.ts';
import { writingRefusal } from '../list/userActions.ts';
import { withHeld } from './heldChoices.ts';
import { savedUserOf } from './savedUser.ts';
import { useBackToList } from './useBackToList.ts';
import { useEditedUser } from './useEditedUser.ts';
import { UserFormFrame } from './UserFormFrame.tsx';
import { useSaveUser } from './useSaveUser.ts';
import { userValues } from './userValues.ts';
import { useUserChoices } from './useUserChoices.ts';

export { readsOfEditedUser } from './readsOfForm.ts';

/** 'Edit User' over the list (`USER-06`). */
export function EditUserPage() {
  useFocusBack();
  const { id = '' } = useParams();
  return <EditUser key={id} id={id} />;
}

function EditUser({ id }: { id: string }) {
  const { isOpen, back } = useBackToList();
  const permission = can(useAccess(), 'manageUsers', null);
  const choices = useUserChoices();
  const edited = useEditedUser(id);
  const refusal = permission.allowed ? edited.refusal : permission.reason;
  if (edited.user === undefined || !choices.isLoaded || refusal !== undefined) {
    const retry = () => {
      edited.retry();
      choices.retry();
    };
    return (
      <UserFormFrame
        form="edit"
        failed={edited.error === undefined ? 'form' : 'user'}
        onClose={back}
        error={edited.error ?? choices.error}
        onRetry={retry}
        refusal={refusal}
        isMissing={edited.isMissing}
        user={edited.known}
      />
    );
  }
  return <EditUserForm {...edited} user={edited.user} choices={choices} isOpen={isOpen} onClose={back} />;
}

interface EditUserFormProps {
  /** The user as the form was opened with it. */
  user: NonNullable<ReturnType<typeof useEditedUser>['user']>;
  /** The user's supervisor, with name and picture; null for none. */
  supervisor: ReturnType<typeof useEditedUser>['supervisor'];
  /** Whether the details that only the customer portal changes are locked. */
  isSuperAdministrator: boolean;
  /** The choices for the user, and their names for the words of a refusal. */
  choices: ReturnType<typeof useUserChoices>;
  /** Whether it is still shown, not closing on the way back to the list. */
  isOpen: boolean;
  /** Goes back to the list. */
  onClose: () => void;
}

/** The form keeps the user that it was opened with: later reads change neither the typed values nor those they are compared with. */
function EditUserForm({ choices: { choices, names }, isOpen, onClose, ...edited }: EditUserFormProps) {
  const [{ user, supervisor, isSuperAdministrator }] = useState(edited);
  const { configuration } = useConsoleSession();
  const search = useUserSearch({ withoutId: user.id });
  const access = useAccess();
  const isWritable = useWorkspace().tenant.isChatEnabled && writingRefusal(user, access) === undefined;
  const { save, wait } = useSaveUser(savedUserOf(user), names);
  return (
    <UserModal
      isOpen={isOpen}
      onOpenChange={onClose}
      user={userValues(user, supervisor)}
      isSuperAdministrator={isSuperAdministrator}
      customerPortalHref={configuration.links.customerPortal ?? null}
      {...choices}
      roles={withHeld(choices.roles, user.roles ?? [])}
      tags={withHeld(choices.tags, user.tags ?? [])}
      supervisorSearch={search}
      onSave={save}
    >
      {isWritable && (
        <div>
          <Link href={messagesTo([user.id])} variant="button" icon={<MessageSquare aria-hidden />}>
            {userMessages.actions.write}
          </Link>
        </div>
      )}
      <SlowWrite {...wait} />
    </UserModal>
  );
}
