import { Button, ErrorState, FormSkeleton, Modal, Stack } from '@noticeboard/design-system';
import UserSearch from 'lucide-react/icons/user-search';
import { describeError } from '../../../ground/describeError.ts';
import { missingMessages } from '../../../messages/missing.ts';
import { userMessages } from '../../../messages/users.ts';
import { useWorkspace } from '../../../session/ConsoleSessionContext.tsx';
import type { User } from '../list/userPage.ts';
import { userRow } from '../list/userRow.ts';
import { useActingAs } from '../../../access/useAccess.ts';
import { Fact, Facts } from '../../../shared/Facts.tsx';
import { MissingThing } from '../../../shared/MissingThing.tsx';

const texts = userMessages.form;

export interface UserFormFrameProps {
  /** The form that it replaces. */
  form: 'add' | 'edit';
  /** Goes back to the list. */
  onClose: () => void;
  /** What failed to load: the user, or the choices. @default 'form' */
  failed?: 'form' | 'user';
  /** Why the form cannot be shown; undefined while it loads. */
  error: unknown;
  /** Reloads what failed. */
  onRetry: () => void;
  /** A refusal in words, which retrying does not change. */
  refusal?: string | undefined;
  /** The user as listed, named until it is read. */
  user?: User | undefined;
  /** There is no such user. @default false */
  isMissing?: boolean;
}

/** Shown in place of the form while its data loads, or cannot be loaded. */
export function UserFormFrame({ form, failed = 'form', onClose, error, onRetry, refusal, user, isMissing = false }: UserFormFrameProps) {
  const actingAs = useActingAs();
  return (
    <Modal isOpen size="large" title={texts[form]} onOpenChange={onClose}>
      {isMissing ? (
        <MissingThing icon={<UserSearch />} title={missingMessages.user} action={<Button onPress={onClose}>{missingMessages.allUsers}</Button>} />
      ) : refusal !== undefined ? (
        <ErrorState title={refusal} />
      ) : error === undefined ? (
        <Stack gap="large">
          {user !== undefined && <KnownFacts user={user} />}
          <FormSkeleton label={texts.loading[form]} />
        </Stack>
      ) : (
        <ErrorState title={texts.failed[failed]} detail={describeError(error, { actingAs }).detail} onRetry={onRetry} />
      )}
    </Modal>
  );
}

function KnownFacts({ user }: { user: User }) {
  const { roles } = userRow(user, useWorkspace().roleTypes, null);
  return (
    <Facts>
      <Fact name={texts.known.name}>{user.name}</Fact>
      {user.email && <Fact name={texts.known.email}>{user.email}</Fact>}
      {roles !== '' && <Fact name={texts.known.roles}>{roles}</Fact>}
    </Facts>
  );
}
