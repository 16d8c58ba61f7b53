import { ErrorState, FormSkeleton, Modal } from '@noticeboard/design-system';
import { describeError } from '../../../api/describeError.ts';
import { userMessages } from '../../../messages/users.ts';
import { useActingAs } from '../../../session/useAccess.ts';

const texts = userMessages.form;

export interface UserFormFrameProps {
  title: string;
  onClose: () => void;
  /** Why the form cannot be shown; undefined while it is on its way. */
  error: unknown;
  onRetry: () => void;
  /** A refusal in words, which trying again does not change. */
  refusal?: string | undefined;
}

/** Stands in place of the form while what it needs is loaded, or cannot be. */
export function UserFormFrame({ title, onClose, error, onRetry, refusal }: UserFormFrameProps) {
  const actingAs = useActingAs();
  return (
    <Modal isOpen size="large" title={title} onOpenChange={onClose}>
      {refusal !== undefined ? (
        <ErrorState title={refusal} />
      ) : error === undefined ? (
        <FormSkeleton label={texts.loading} />
      ) : (
        <ErrorState title={texts.failed} detail={describeError(error, { actingAs }).detail} onRetry={onRetry} />
      )}
    </Modal>
  );
}
