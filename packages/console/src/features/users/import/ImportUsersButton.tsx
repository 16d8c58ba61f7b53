import { Button, EscapeWhileLoading, lazyPart, Modal, UntilLeft } from '@noticeboard/design-system';
import FileUp from 'lucide-react/icons/file-up';
import { Suspense, useState } from 'react';
import { importMessages } from '../../../messages/import.ts';

// Loaded on demand: few people import, and seldom.
const ImportUsersModal = lazyPart(async () => (await import('./ImportUsersModal.tsx')).ImportUsersModal, {
  around: (notice, { onClose }) => (
    <Modal title={importMessages.open} isOpen onOpenChange={onClose}>
      {notice}
    </Modal>
  ),
});

export interface ImportUsersButtonProps {
  /** Why the user may not import. */
  disabledReason?: string | undefined;
}

/** Opens the import of users (decisions-core O39). */
export function ImportUsersButton({ disabledReason }: ImportUsersButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" tone="neutral" icon={<FileUp />} disabledReason={disabledReason} onPress={() => setOpen(true)}>
        {importMessages.open}
      </Button>
      <UntilLeft>
        {isOpen && (
          <Suspense fallback={<EscapeWhileLoading onEscape={() => setOpen(false)} />}>
            <ImportUsersModal onClose={() => setOpen(false)} />
          </Suspense>
        )}
      </UntilLeft>
    </>
  );
}
