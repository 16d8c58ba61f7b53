import { fileExtension } from '@noticeboard/design-system';
import { safeFileName } from '../../shared/safeFileName.ts';
import { saveFile } from '../../shared/saveFile.ts';

/** Saves a video that cannot be played here on the device, with its name made safe (X07). A failure only ends the spinner (ERR-127). */
export async function saveVideo(source: string, fileName: string): Promise<void> {
  try {
    const response = await fetch(source);
    if (!response.ok) return;
    const extension = fileExtension(fileName);
    // Saved, never shown: its name is not trusted to say its type.
    saveFile(new Blob([await response.blob()], { type: 'application/octet-stream' }), safeFileName(fileName, extension === '' ? '' : `.${extension}`, 'video'));
  } catch {
    // The spinner ends.
  }
}
