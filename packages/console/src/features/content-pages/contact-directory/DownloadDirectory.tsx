import { Button } from '@noticeboard/design-system';
import Download from 'lucide-react/icons/download';
import { contactDirectoryMessages as texts } from '../../../messages/contactDirectory.ts';
import { useCsvFile } from '../file/useCsvFile.ts';

/** Saves the contacts of a directory as a file (DIR-104). */
export function DownloadDirectory({ id }: { id: string }) {
  const { onDownload, isDownloading } = useCsvFile({ path: '/api/management/contact-directories/{id}/file', parameters: { id } }, 'contacts');
  return (
    <Button variant="outline" tone="neutral" icon={<Download />} isPending={isDownloading} hasWaited onPress={onDownload}>
      {texts.download}
    </Button>
  );
}
