import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import X from 'lucide-react/icons/x';
import { useId, useRef, useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { UploadList } from '../../fields/FileUpload/list/UploadList.tsx';
import { countUploads, overallProgress, type Upload, type UploadActs } from '../../fields/FileUpload/uploadTypes.ts';
import { useKeptFocus } from '../../fields/FileUpload/list/useKeptFocus.ts';
import { messages } from '../../messages/uploads.ts';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import * as styles from './UploadTray.css.ts';

const text = messages.uploadTray;

export interface UploadTrayProps extends UploadActs {
  /** All uploads: running, waiting, done or failed. Don't render the tray when there are none. */
  uploads: readonly Upload[];
  /** Cancels all waiting and running uploads; shows 'Cancel all' while there are any. */
  onCancelAll?: () => void;
  /** Sends all again that failed; 'Retry all' is shown with it while there are any. */
  onRetryAll?: () => void;
  /** Dismisses the tray; offered once no upload is running. */
  onClose?: () => void;
  /**
   * Whether only the head shows at first.
   * @default false
   */
  isCollapsedAtFirst?: boolean;
  /**
   * `corner` stays at the lower end of the window while the person goes on working; `inline` lies where it is put.
   * @default 'corner'
   */
  placement?: 'corner' | 'inline';
}

function titleOf({ idle, uploading, success, error }: ReturnType<typeof countUploads>): string {
  if (idle + uploading > 0) return text.uploading(idle + uploading);
  if (error > 0) return text.failed(error);
  return success > 0 ? text.done : text.empty;
}

/**
 * Uploads that go on while the person does something else (ERR-132 for the words at the end). What changes is announced
 * when the reader pauses.
 */
export function UploadTray(props: UploadTrayProps) {
  const { uploads, onCancelAll, onRetryAll, onClose, isCollapsedAtFirst = false, placement = 'corner', ...acts } = props;
  const [isCollapsed, setCollapsed] = useState(isCollapsedAtFirst);
  const root = useRef<HTMLElement>(null);
  const id = useId();
  const toggle = `${id}-toggle`;
  useKeptFocus(root, toggle);

  const counts = countUploads(uploads);
  const isUnderWay = counts.idle + counts.uploading > 0;
  const title = titleOf(counts);
  const canCancel = isUnderWay && onCancelAll !== undefined;
  const canRetry = counts.error > 0 && onRetryAll !== undefined;
  return (
    <div {...(placement === 'corner' && { className: styles.corner })}>
      <section ref={root} aria-label={text.region} className={styles.tray}>
        <div className={styles.head}>
          <span role="status" className={styles.title}>
            {title}
          </span>
          <IconButton
            id={toggle}
            label={isCollapsed ? text.expand : text.collapse}
            icon={isCollapsed ? <ChevronUp /> : <ChevronDown />}
            aria-expanded={!isCollapsed}
            aria-controls={`${id}-list`}
            onPress={() => setCollapsed(!isCollapsed)}
          />
          {!isUnderWay && onClose && <IconButton label={text.close} icon={<X />} onPress={onClose} />}
        </div>
        {isUnderWay && (
          <div className={styles.overall}>
            <ProgressBar label={text.progress} isLabelHidden size="small" value={overallProgress(uploads)} />
          </div>
        )}
        <div id={`${id}-list`} className={styles.list} hidden={isCollapsed}>
          <UploadList uploads={uploads} {...acts} />
        </div>
        {!isCollapsed && (canCancel || canRetry) && (
          <div className={styles.acts}>
            {canCancel && (
              <Button size="small" variant="quiet" tone="neutral" onPress={onCancelAll}>
                {text.cancelAll}
              </Button>
            )}
            {canRetry && (
              <Button size="small" variant="outline" tone="neutral" onPress={onRetryAll}>
                {text.retryAll}
              </Button>
            )}
          </div>
        )}
      </section>
    </div>
  );
}
