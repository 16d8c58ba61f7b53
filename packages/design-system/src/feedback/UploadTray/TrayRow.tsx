import CircleCheck from 'lucide-react/icons/circle-check';
import X from 'lucide-react/icons/x';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { fileExtension, fileKind, sizeInWords } from '../../files/fileRules.ts';
import { fileSigns } from '../../icons/fileSigns.ts';
import { messages } from '../../messages/uploads.ts';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { PauseButton } from './PauseButton.tsx';
import { Remedy } from './Remedy.tsx';
import type { TrayActs, TrayUpload } from './trayUpload.ts';
import * as styles from './TrayRow.css.ts';

const text = messages.uploadTray;

/** One upload of the tray. */
export function TrayRow({ upload, onPause, onResume, onReplace, onRemove }: { upload: TrayUpload } & TrayActs) {
  const { id, name, size, status, isPaused = false } = upload;
  const isUnderWay = status === 'idle' || status === 'uploading';
  const hasBar = status === 'uploading' || isPaused;
  return (
    <li className={styles.row}>
      <Picture upload={upload} />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        {hasBar && (
          <ProgressBar label={messages.upload.progress(name)} isLabelHidden size="small" value={size === 0 ? 0 : (upload.sentBytes / size) * 100} {...(isPaused && { tone: 'paused' })} />
        )}
        {status === 'success' ? null : <span className={styles.detail}>{detailOf(upload)}</span>}
      </span>
      {status === 'success' && (
        <span className={styles.arrived}>
          {sizeInWords(size)}
          <CircleCheck aria-label={messages.upload.done} className={styles.check} />
        </span>
      )}
      {status === 'error' && <Remedy upload={upload} onResume={onResume} onReplace={onReplace} />}
      {hasBar && <PauseButton upload={upload} onPause={onPause} onResume={onResume} />}
      {status !== 'success' && <IconButton size="small" label={isUnderWay ? text.cancel(name) : text.remove(name)} icon={<X />} onPress={() => onRemove(id)} />}
    </li>
  );
}

function detailOf({ status, isPaused, sentBytes, size, bytesPerSecond, errorMessage, advice }: TrayUpload) {
  const whole = sizeInWords(size);
  const sent = sizeInWords(sentBytes, size);
  if (status === 'error') {
    return (
      <>
        <span className={styles.reason}>{errorMessage ?? messages.upload.failed}</span>
        {advice !== undefined && advice !== '' && ` ${advice}`}
      </>
    );
  }
  if (isPaused === true) return text.pausedAt(sent, whole);
  if (status === 'idle') return text.waiting(whole);
  return [text.sent(sent, whole), ...(bytesPerSecond == null ? [] : [text.rate(sizeInWords(bytesPerSecond))])].join(' · ');
}

function Picture({ upload: { name, picture } }: { upload: TrayUpload }) {
  if (picture !== undefined) return <img alt="" src={picture} className={styles.picture} />;
  const kind = fileKind(name);
  const extension = fileExtension(name).slice(0, 4).toUpperCase();
  const Sign = fileSigns[kind];
  return (
    <span aria-hidden className={styles.sign({ kind })}>
      {kind === 'other' && extension !== '' ? extension : <Sign size="1.125rem" />}
    </span>
  );
}
