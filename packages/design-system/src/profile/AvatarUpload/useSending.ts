import { useRef, useState } from 'react';
import { useEndOf } from '../../effects/useEndOf.ts';
import type { UploadStatus } from '../../files/uploadTypes.ts';
import { profileMessages } from '../../messages/profile.ts';
import { messageOf } from '../../overlays/useModalAction.ts';
import type { PictureSending } from './pictureSending.ts';

interface Sending {
  status: UploadStatus;
  file: File | null;
  /** From 0 to 100; left out while that is unknown. */
  progress?: number;
  uploadError?: string;
}

/** Sends the chosen picture immediately; a newer choice, Cancel and leaving stop the one before. */
export function useSending(onUpload: (file: File, sending: PictureSending) => Promise<void>) {
  const [{ file, ...state }, setState] = useState<Sending>({ status: 'idle', file: null });
  const current = useRef<AbortController>(undefined);
  useEndOf(current, ({ current: last }) => last?.abort());

  const send = async (chosen: File) => {
    current.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    current.current = controller;
    setState({ status: 'uploading', file: chosen });
    try {
      await onUpload(chosen, {
        signal,
        onProgress: (fraction) => !signal.aborted && setState({ status: 'uploading', file: chosen, progress: fraction * 100 }),
      });
      if (!signal.aborted) setState({ status: 'success', file: null });
    } catch (error) {
      if (!signal.aborted) setState({ status: 'error', file: chosen, uploadError: messageOf(error) || profileMessages.avatar.failed });
    }
  };
  return {
    ...state,
    onSelect: (chosen: File) => void send(chosen),
    onRetry: () => file !== null && void send(file),
    onCancel: () => {
      current.current?.abort();
      setState({ status: 'idle', file: null });
    },
  };
}
