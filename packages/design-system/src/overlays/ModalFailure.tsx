import { Alert } from '../feedback/Alert/Alert.tsx';
import { messages } from '../messages/en.ts';
import { isUnconfirmed } from './isUnconfirmed.ts';

const bringIntoSight = (failure: HTMLDivElement | null) => failure?.scrollIntoView({ block: 'nearest' });

interface ModalFailureProps {
  /** Why it failed, in words. */
  children: string | null;
  /** The error, which may say that it is unknown whether the action was done. */
  error: unknown;
}

/** Why the action of a modal failed, inside the modal, read out immediately and brought into sight where the modal scrolls. */
export function ModalFailure({ children, error }: ModalFailureProps) {
  if (children === null) return null;
  return (
    // Another failure is another alert: it is brought into sight, too.
    <div key={children} ref={bringIntoSight}>
      <Alert tone="danger" isAnnounced title={isUnconfirmed(error) ? messages.confirmModal.unconfirmedTitle : messages.confirmModal.errorTitle}>
        {children}
      </Alert>
    </div>
  );
}
