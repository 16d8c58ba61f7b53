import { sizeInWords } from '../../files/fileRules.ts';
import { messages } from '../../messages/uploads.ts';
import type { Attachment } from './attachment.ts';

/** Percent of a file that has been sent. */
export const sentShare = ({ sentBytes, size }: Attachment): number => (size === null || size === 0 ? 0 : (sentBytes / size) * 100);

/** The progress of a file, why it failed, or its size once it is uploaded. */
export function progressInWords(attachment: Attachment): string {
  const { status, isPaused, sentBytes, size, errorMessage, advice = '' } = attachment;
  const whole = size === null ? '' : sizeInWords(size);
  switch (status) {
    case 'error':
      return [errorMessage ?? messages.upload.failed, advice].filter(Boolean).join(' ');
    case 'uploading':
      return messages.attachments.percent(Math.floor(sentShare(attachment)));
    case 'idle':
      return isPaused === true ? messages.uploadTray.pausedAt(sizeInWords(sentBytes, size ?? 0), whole) : messages.uploadTray.waiting(whole);
    case 'success':
      return whole;
  }
}
