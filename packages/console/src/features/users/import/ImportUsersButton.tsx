import { Button } from '@noticeboard/design-system';
import FileUp from 'lucide-react/icons/file-up';
import { lazy, Suspense, useState } from 'react';
import { importMessages } from '../../../messages/import.ts';

// Fetched when it is asked for: few people import, and seldom.
const ImportUsersModal = lazy(async () => ({ default: (await import('./ImportUsersModal.tsx')).ImportUsersModal }));

export interface ImportUsersButtonProps {
  /** Why this person may not import. */
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
      <Suspense>{isOpen && <ImportUsersModal isOpen onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
