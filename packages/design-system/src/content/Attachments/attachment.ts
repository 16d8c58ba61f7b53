import type { ReactNode } from 'react';
import type { TrayActs, TrayUpload } from '../../feedback/UploadTray/trayUpload.ts';

/** A file of an item, or one being uploaded. An existing one has the status `success`. */
export interface Attachment extends Omit<TrayUpload, 'size' | 'progress' | 'picture' | 'bytesPerSecond'> {
  /** The file's size in bytes; null where it is unknown. */
  size: number | null;
  /** Its preview, filling its tile: an `<img>` with an empty `alt`, since the tile has its name. @default an icon for its kind */
  picture?: ReactNode;
  /** Whether it is being fetched to be saved on the device. @default false */
  isDownloading?: boolean;
}

/** What can be done with a file of an item. */
export interface AttachmentActs extends TrayActs {
  /** Shows a picture in full, or plays a video. @default neither can be opened */
  onOpen?: ((id: string) => void) | undefined;
  /** Saves a file on the device. @default none can be saved */
  onDownload?: ((id: string) => void) | undefined;
}
