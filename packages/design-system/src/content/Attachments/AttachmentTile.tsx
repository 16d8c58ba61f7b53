import Download from 'lucide-react/icons/download';
import Play from 'lucide-react/icons/play';
import X from 'lucide-react/icons/x';
import { Button as AriaButton } from 'react-aria-components/Button';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { ProgressBar } from '../../feedback/ProgressBar/ProgressBar.tsx';
import { PauseButton } from '../../feedback/UploadTray/PauseButton.tsx';
import { Remedy } from '../../feedback/UploadTray/Remedy.tsx';
import { fileKind } from '../../files/fileRules.ts';
import { fileSigns } from '../../icons/fileSigns.ts';
import { messages } from '../../messages/uploads.ts';
import type { Attachment, AttachmentActs } from './attachment.ts';
import { progressInWords, sentShare } from './progressInWords.ts';
import { detail, play } from '../parts/mediaTile.css.ts';
import * as styles from './AttachmentTile.css.ts';

const text = messages.attachments;

interface AttachmentTileProps extends AttachmentActs {
  /** The file. */
  attachment: Attachment;
  /** Whether it can only be opened and saved on the device. */
  isReadOnly: boolean;
}

/** One file: its preview, its name and size, its progress or why it failed, and its actions. */
export function AttachmentTile({ attachment, isReadOnly, ...acts }: AttachmentTileProps) {
  const { id, name, status, isPaused = false } = attachment;
  const isThere = status === 'success';
  const isUnderWay = status === 'idle' || status === 'uploading';
  return (
    <li className={styles.tile}>
      <Face attachment={attachment} onOpen={isThere ? acts.onOpen : undefined} />
      {!isReadOnly && (
        <span className={styles.corner}>
          <IconButton size="small" label={isUnderWay ? messages.upload.cancel(name) : messages.upload.remove(name)} icon={<X />} onPress={() => acts.onRemove(id)} />
        </span>
      )}
      <div className={styles.foot}>
        <span className={styles.name} title={name}>
          {name}
        </span>
        {(status === 'uploading' || isPaused) && (
          <ProgressBar label={messages.upload.progress(name)} isLabelHidden size="small" value={sentShare(attachment)} {...(isPaused && { tone: 'paused' })} />
        )}
        <span className={styles.line}>
          <span className={detail({ isError: status === 'error' })}>{progressInWords(attachment)}</span>
          {(status === 'uploading' || isPaused) && <PauseButton upload={attachment} onPause={acts.onPause} onResume={acts.onResume} />}
          {isThere && acts.onDownload && (
            <IconButton size="small" label={text.download(name)} icon={<Download />} isPending={attachment.isDownloading ?? false} hasWaited onPress={() => acts.onDownload?.(id)} />
          )}
        </span>
        {status === 'error' && (
          <span>
            <Remedy upload={attachment} onResume={acts.onResume} onReplace={acts.onReplace} />
          </span>
        )}
      </div>
    </li>
  );
}

/** The picture, or an icon for the kind of file; pressed, it shows the whole picture or plays the video. */
function Face({ attachment: { id, name, picture }, onOpen }: { attachment: Attachment } & Pick<AttachmentActs, 'onOpen'>) {
  const kind = fileKind(name);
  const Sign = fileSigns[kind];
  const shown = picture ?? <Sign aria-hidden className={styles.sign} />;
  if (onOpen === undefined || kind === 'other') return <span className={styles.face}>{shown}</span>;
  return (
    <AriaButton className={`${styles.face} ${styles.opens}`} aria-label={kind === 'video' ? text.play(name) : text.open(name)} onPress={() => onOpen(id)}>
      {shown}
      {kind === 'video' && (
        <span aria-hidden className={play}>
          <Play size="1.125rem" />
        </span>
      )}
    </AriaButton>
  );
}
