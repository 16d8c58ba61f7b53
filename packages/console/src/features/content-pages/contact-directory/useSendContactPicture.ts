import { UnexpectedAnswerError } from '@noticeboard/api-types/problem';
import { showToast, useEndOf } from '@noticeboard/design-system';
import type { AvatarUploadOptions, UploadedAvatar } from '@noticeboard/design-system/content';
import { useRef } from 'react';
import { useActingAs } from '../../../access/useAccess.ts';
import { describeError } from '../../../ground/describeError.ts';
import { toastDurations } from '../../../ground/limits.ts';
import { contactDirectoryMessages as texts } from '../../../messages/contactDirectory.ts';
import { useConsoleSession } from '../../../session/ConsoleSessionContext.tsx';
import { uploadCallsOf } from '../../../uploads/uploadCalls.ts';

/**
 * Sends the picture of a contact as a file of its directory (decisions-content A53), and shows it from this browser. A failure is reported in
 * a toast with its reason (ERR-129); an upload that was cancelled, or left, is not.
 */
export function useSendContactPicture(pageId: string) {
  const { client } = useConsoleSession();
  const actingAs = useActingAs();
  const addresses = useRef<string[]>([]);
  useEndOf(addresses, ({ current }) => {
    for (const address of current) URL.revokeObjectURL(address);
  });
  const send = async (file: File, { signal, onProgress }: AvatarUploadOptions): Promise<string> => {
    const { fileName } = await uploadCallsOf(client).sendWhole({ contentInstanceId: pageId, name: file.name, size: file.size }, file, { signal, onProgress });
    if (fileName === '') throw new UnexpectedAnswerError({ method: 'POST', path: '/api/management/content-files' });
    return fileName;
  };
  return async (file: File, options: AvatarUploadOptions): Promise<UploadedAvatar> => {
    try {
      const fileName = await send(file, options);
      const src = URL.createObjectURL(file);
      addresses.current.push(src);
      return { fileName, src };
    } catch (error) {
      if (!options.signal.aborted) showToast({ tone: 'error', title: texts.pictureFailed(file.name), detail: describeError(error, { actingAs }).detail }, toastDurations.content);
      throw error;
    }
  };
}
