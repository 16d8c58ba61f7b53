import { Alert, Button } from '@noticeboard/design-system';
import { resourceMessages } from '../../../messages/resource.ts';

export interface FolderNoticesProps {
  /** Whether the document in the address is not in the folder. */
  isDocumentMissing: boolean;
  /** The files that were left out, a sentence for each reason. */
  leftOut: readonly string[];
  /** The notice was closed. */
  onClose: () => void;
}

/** Notices above an open folder. */
export function FolderNotices({ isDocumentMissing, leftOut, onClose }: FolderNoticesProps) {
  return (
    <>
      {isDocumentMissing && <Alert tone="warning">{resourceMessages.documentMissing}</Alert>}
      {leftOut.length > 0 && (
        <Alert
          tone="warning"
          isAnnounced
          action={
            <Button size="small" variant="outline" tone="neutral" onPress={onClose}>
              {resourceMessages.drop.close}
            </Button>
          }
        >
          {leftOut.join(' ')}
        </Alert>
      )}
    </>
  );
}
