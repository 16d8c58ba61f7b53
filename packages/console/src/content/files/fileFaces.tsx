import { fileKind } from '@noticeboard/design-system';
import type { Attachment } from '@noticeboard/design-system/content';
import FileImage from 'lucide-react/icons/file-image';
import Video from 'lucide-react/icons/video';
import type { ReactNode } from 'react';
import type { UploadItem } from '../../uploads/uploadTypes.ts';
import type { ItemFile } from './itemFile.ts';
import { StoredPicture } from './StoredPicture.tsx';
import { StoredVideoFrame } from './StoredVideoFrame.tsx';

/**
 * The tile of a stored file of the item.
 *
 * @param localPicture address of its picture if it was uploaded from here
 */
export function storedAttachment(file: ItemFile, localPicture: string | undefined): Attachment {
  const { fileName, originalFileName, sizeBytes } = file;
  return { id: fileName, name: originalFileName, size: sizeBytes, sentBytes: 0, status: 'success', picture: faceOf(file, localPicture) };
}

function faceOf({ id, originalFileName, thumbnail }: ItemFile, localPicture: string | undefined): ReactNode {
  if (localPicture !== undefined) return <img alt="" src={localPicture} />;
  switch (fileKind(originalFileName)) {
    case 'image':
      return (
        <StoredPicture name={thumbnail}>
          <FileImage aria-hidden />
        </StoredPicture>
      );
    case 'video':
      return (
        <StoredVideoFrame fileId={id}>
          <Video aria-hidden />
        </StoredVideoFrame>
      );
    default:
      return undefined;
  }
}

/** The tile of a file that is being uploaded to the item. */
export function uploadAttachment({ failure, ...item }: UploadItem, picture: string | undefined): Attachment {
  return {
    ...item,
    ...(failure !== null && { errorMessage: failure.reason, advice: failure.advice, remedy: failure.remedy }),
    ...(picture !== undefined && { picture: <img alt="" src={picture} /> }),
  };
}
