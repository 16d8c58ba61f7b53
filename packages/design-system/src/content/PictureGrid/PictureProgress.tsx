import X from 'lucide-react/icons/x';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { ProgressBar } from '../../feedback/ProgressBar/ProgressBar.tsx';
import { PauseButton } from '../../feedback/UploadTray/PauseButton.tsx';
import { Remedy } from '../../feedback/UploadTray/Remedy.tsx';
import { messages } from '../../messages/uploads.ts';
import type { AttachmentActs } from '../Attachments/attachment.ts';
import { progressInWords, sentShare } from '../Attachments/progressInWords.ts';
import type { Picture } from './picture.ts';
import { detail } from '../parts/mediaTile.css.ts';
import * as styles from './PictureTile.css.ts';

interface PictureProgressProps extends Pick<AttachmentActs, 'onPause' | 'onResume' | 'onReplace' | 'onRemove'> {
  /** A picture being uploaded, or one that has failed. */
  picture: Picture;
}

/** The progress of an upload or why it failed, and what can be done about it. */
export function PictureProgress({ picture, onPause, onResume, onReplace, onRemove }: PictureProgressProps) {
  const { id, name, status, isPaused = false } = picture;
  const hasFailed = status === 'error';
  // Nothing is left to pause or cancel: it waits for the host's response, or to be added to the gallery.
  const isSent = status === 'uploading' && sentShare(picture) >= 100;
  return (
    <>
      {(status === 'uploading' || isPaused) && <ProgressBar label={messages.upload.progress(name)} isLabelHidden size="small" value={sentShare(picture)} {...(isPaused && { tone: 'paused' })} />}
      <span className={styles.line}>
        <span className={detail({ isError: hasFailed })}>{progressInWords(picture)}</span>
        {((status === 'uploading' && !isSent) || isPaused) && <PauseButton upload={picture} onPause={onPause} onResume={onResume} />}
        {hasFailed && <Remedy upload={picture} onResume={onResume} onReplace={onReplace} />}
        {!isSent && <IconButton size="small" label={hasFailed ? messages.upload.remove(name) : messages.upload.cancel(name)} icon={<X />} onPress={() => onRemove(id)} />}
      </span>
    </>
  );
}
