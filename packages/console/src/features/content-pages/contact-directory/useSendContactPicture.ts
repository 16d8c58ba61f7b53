import { UnexpectedAnswerError } from '@noticeboard/api-types/problem';
import type { AvatarUploadOptions, UploadedAvatar } from '@noticeboard/design-system/content';
import { useEffect, useRef } from 'react';
import { useConsoleSession } from '../../../session/ConsoleSessionContext.tsx';
import { uploadCallsOf } from '../../../uploads/uploadCalls.ts';

/** Sends the picture of a contact as a file of its directory (decisions-content A53), and shows it from this browser. */
export function useSendContactPicture(pageId: string) {
  const { client } = useConsoleSession();
  const addresses = useRef<string[]>([]);
  useEffect(() => {
    const made = addresses.current;
    return () => {
      for (const address of made) URL.revokeObjectURL(address);
    };
  }, []);
  return async (file: File, { signal, onProgress }: AvatarUploadOptions): Promise<UploadedAvatar> => {
    const { fileName } = await uploadCallsOf(client).sendWhole({ contentInstanceId: pageId, name: file.name, size: file.size }, file, { signal, onProgress });
    if (fileName === '') throw new UnexpectedAnswerError({ method: 'POST', path: '/api/management/content-files' });
    const src = URL.createObjectURL(file);
    addresses.current.push(src);
    return { fileName, src };
  };
}
