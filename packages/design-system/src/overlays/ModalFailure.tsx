import { useEffect, useRef } from 'react';
import { Alert } from '../feedback/Alert/Alert.tsx';
import { messages } from '../messages/en.ts';

/** Why the action of a modal failed, inside the modal, read out immediately and brought into sight where the modal scrolls. */
export function ModalFailure({ children }: { children: string | null }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (children !== null) place.current?.scrollIntoView({ block: 'nearest' });
  }, [children]);
  if (children === null) return null;
  return (
    <div ref={place}>
      <Alert tone="danger" isAnnounced title={messages.confirmModal.errorTitle}>
        {children}
      </Alert>
    </div>
  );
}
