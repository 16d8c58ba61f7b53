import { userMessages } from '../../../messages/users.ts';
import { ConfirmChange } from '../../../shared/ConfirmChange.tsx';
import type { UserAct } from './userActions.ts';
import type { User } from './userPage.ts';
import { useUserAct } from './useUserActs.ts';

const texts = userMessages.actions;

/** What is to be done to whom. */
export interface AskedAct {
  act: UserAct;
  user: Pick<User, 'id' | 'name'>;
}

export interface UserActModalProps {
  /** What is asked about; stays known while the question closes. */
  asked: AskedAct;
  /** Whether it is shown. */
  isOpen: boolean;
  /** Asked to close, without or after the action. */
  onClose: () => void;
}

/** Asks before something is done to a user, does it once, and stays with the reason when it was refused. */
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
