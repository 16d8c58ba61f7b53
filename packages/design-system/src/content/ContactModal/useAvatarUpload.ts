import { useRef, useState } from 'react';
import { useEndOf } from '../../effects/useEndOf.ts';
import type { UploadStatus } from '../../files/uploadTypes.ts';
import { contentMessages } from '../../messages/content.ts';
import type { ContactModalProps } from './contactModalTypes.ts';

interface AvatarUploadProps {
  /** The address of the current picture. */
  address: string | null;
  /** Sends a picture; resolves with its file name and address. */
  onUploadAvatar: ContactModalProps['onUploadAvatar'];
  /** Called with the name under which the picture is kept, or null once it was removed. */
  onChange: (fileName: string | null) => void;
}

/** Sends the chosen picture immediately, one at a time; a newer choice and leaving stop the one before. */
export function useAvatarUpload({ address: given, onUploadAvatar, onChange }: AvatarUploadProps) {
  const [address, setAddress] = useState(given);
  const [status, setStatus] = useState<UploadStatus>('idle');
  const [progress, setProgress] = useState(0);
  const [file, setFile] = useState<File | null>(null);
  const current = useRef<AbortController>(undefined);
  useEndOf(current, ({ current: last }) => last?.abort());

  const send = async (chosen: File) => {
    current.current?.abort();
    const controller = new AbortController();
    current.current = controller;
    setFile(chosen);
    setProgress(0);
    setStatus('uploading');
    try {
      const { fileName, src } = await onUploadAvatar(chosen, {
        signal: controller.signal,
        onProgress: (fraction) => current.current === controller && setProgress(fraction * 100),
      });
      if (controller.signal.aborted) return;
      setStatus('success');
      setAddress(src);
      onChange(fileName);
    } catch {
      if (!controller.signal.aborted) setStatus('error');
    }
  };
  const stop = () => {
    current.current?.abort();
    setFile(null);
    setStatus('idle');
  };
  return {
    isUploading: status === 'uploading',
    fields: {
      value: address,
      status,
      progress,
      uploadError: contentMessages.contact.uploadFailed(file?.name ?? ''),
      onSelect: (chosen: File) => void send(chosen),
      onRetry: () => file && void send(file),
      onCancel: stop,
      onClear: () => {
        stop();
        setAddress(null);
        onChange(null);
      },
    },
  };
}
