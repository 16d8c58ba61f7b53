import { userMessages } from '../../../messages/users.ts';
import { ConfirmChange } from '../../../shared/ConfirmChange.tsx';
import type { UserAct } from './userActions.ts';
import type { User } from './userPage.ts';
import { useUserAct } from './useUserAct.ts';

const texts = userMessages.actions;

/** The action and its user. */
export interface AskedAct {
  act: UserAct;
  user: Pick<User, 'id' | 'name'>;
}

export interface UserActModalProps {
  /** The action in question; kept while the dialog closes. */
  asked: AskedAct;
  /** Whether it is shown. */
  isOpen: boolean;
  /** The user asked to close it, or the action is done. */
  onClose: () => void;
}

/** Asks before an action on a user, runs it once, and stays open with the reason if it is refused. */
export function UserActModal({ asked: { act, user }, isOpen, onClose }: UserActModalProps) {
  const { run, wait } = useUserAct(act);
  const { title, question } = texts.confirm[act];
  return (
    <ConfirmChange
      isOpen={isOpen}
      onOpenChange={onClose}
      title={title}
      confirmLabel={texts[act]}
      tone={act === 'delete' ? 'danger' : 'accent'}
      onConfirm={() => run(user.id)}
      wait={wait}
    >
      {question(user.name)}
    </ConfirmChange>
  );
}
