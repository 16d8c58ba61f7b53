import { Alert } from '../feedback/Alert/Alert.tsx';
import { messages } from '../messages/en.ts';

const bringIntoSight = (failure: HTMLDivElement | null) => failure?.scrollIntoView({ block: 'nearest' });

/** Why the action of a modal failed, inside the modal, read out immediately and brought into sight where the modal scrolls. */
export function ModalFailure({ children }: { children: string | null }) {
  if (children === null) return null;
  return (
    // Another failure is another alert: it is brought into sight, too.
    <div key={children} ref={bringIntoSight}>
      <Alert tone="danger" isAnnounced title={messages.confirmModal.errorTitle}>
        {children}
      </Alert>
    </div>
  );
}
