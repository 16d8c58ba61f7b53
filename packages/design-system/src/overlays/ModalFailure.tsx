import { Alert } from '../feedback/Alert/Alert.tsx';
import { messages } from '../messages/en.ts';

/** Why the act of a modal failed, inside the modal, read out at once. */
export function ModalFailure({ children }: { children: string | null }) {
  if (children === null) return null;
  return (
    <Alert tone="danger" isAnnounced title={messages.confirmModal.errorTitle}>
      {children}
    </Alert>
  );
}
