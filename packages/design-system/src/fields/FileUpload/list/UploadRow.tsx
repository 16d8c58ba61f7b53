import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import FileIcon from 'lucide-react/icons/file';
import FileImage from 'lucide-react/icons/file-image';
import FilePlay from 'lucide-react/icons/file-play';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Trash2 from 'lucide-react/icons/trash-2';
import X from 'lucide-react/icons/x';
import { IconButton } from '../../../actions/IconButton/IconButton.tsx';
import { ProgressBar } from '../../../feedback/ProgressBar/ProgressBar.tsx';
import { messages } from '../../../messages/uploads.ts';
import { fileKind, sizeText } from '../../../files/fileRules.ts';
import type { Upload, UploadActs } from '../../../files/uploadTypes.ts';
import * as styles from './UploadRow.css.ts';

const text = messages.upload;
const signs = { success: CircleCheck, error: CircleAlert, image: FileImage, video: FilePlay, other: FileIcon } as const;

function detailOf({ status, size, progress, errorMessage }: Upload): string {
  switch (status) {
    case 'idle':
      return `${text.waiting} · ${sizeText(size)}`;
    case 'uploading':
      return progress === undefined ? sizeText(size) : `${Math.floor(progress)}% · ${sizeText(size)}`;
    case 'success':
      return `${text.done} · ${sizeText(size)}`;
    case 'error':
      return errorMessage ?? text.failed;
  }
}

/** One upload: the file's name, its progress, and its actions. */
export function UploadRow({ upload, onCancel, onRetry, onRemove }: { upload: Upload } & UploadActs) {
  const { id, name, status, progress } = upload;
  const isUnderWay = status === 'idle' || status === 'uploading';
  const Sign = signs[isUnderWay ? fileKind(name) : status];
  return (
    <li className={styles.row}>
      <Sign aria-hidden className={styles.sign({ status })} />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        {status === 'uploading' && <ProgressBar label={text.progress(name)} isLabelHidden size="small" {...(progress !== undefined && { value: progress })} />}
        <span className={styles.detail({ isError: status === 'error' })}>{detailOf(upload)}</span>
      </span>
      <span className={styles.acts}>
        {status === 'error' && onRetry && <IconButton label={text.retry(name)} icon={<RotateCw />} onPress={() => onRetry(id)} />}
        {isUnderWay && onCancel && <IconButton label={text.cancel(name)} icon={<X />} onPress={() => onCancel(id)} />}
        {!isUnderWay && onRemove && <IconButton label={text.remove(name)} icon={<Trash2 />} onPress={() => onRemove(id)} />}
      </span>
    </li>
  );
}
