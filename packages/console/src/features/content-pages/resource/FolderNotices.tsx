import { Alert, Button } from '@noticeboard/design-system';
import { resourceMessages } from '../../../messages/resource.ts';

export interface FolderNoticesProps {
  /** Whether the address names a document that is not in the folder. */
  isDocumentMissing: boolean;
  /** What of the files was left out, a sentence each. */
  leftOut: readonly string[];
  /** That was seen. */
  onClose: () => void;
}

/** What has to be said above an open folder. */
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
