import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import X from 'lucide-react/icons/x';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { GivesWay } from '../../actions/GivesWay.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Link } from '../../actions/Link/Link.tsx';
import { sizeInWords } from '../../files/fileRules.ts';
import { useKeptFocus } from '../../focus/useKeptFocus.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { messages } from '../../messages/uploads.ts';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { TrayRow } from './TrayRow.tsx';
import { sortUploads, type Together, together, type TrayActs, type TrayUpload } from './trayUpload.ts';
import { useGoneWhenDone } from './useGoneWhenDone.ts';
import { useKeepsClear } from './useKeepsClear.ts';
import * as styles from './UploadTray.css.ts';

const text = messages.uploadTray;

export interface UploadTrayProps extends TrayActs {
  /** All uploads: failed, running or finished. Don't render the tray when there are none. */
  uploads: readonly TrayUpload[];
  /** What the uploads belong to, as a link, where it is the same for all. @default nothing */
  belongsTo?: { label: string; href: string } | null;
  /** Stops all for now. */
  onPauseAll: () => void;
  /** Resumes all that are paused. */
  onResumeAll: () => void;
  /** Dismisses the tray: automatically 5 s after everything has arrived, by its button where something failed. */
  onClose: () => void;
  /**
   * Whether more than the one line shows at first.
   * @default false
   */
  isOpenAtFirst?: boolean;
  /**
   * `corner` stays at the lower end of the window while the user goes on working; `inline` is placed where it is rendered.
   * @default 'corner'
   */
  placement?: 'corner' | 'inline';
}

/**
 * Uploads that continue while the user does something else: one line until it is opened (ERR-132 for the words at the
 * end). How many have arrived and failed is announced when the reader pauses; the product announces that all have arrived, in a toast.
 */
export function UploadTray(props: UploadTrayProps) {
  const { uploads, belongsTo = null, onPauseAll, onResumeAll, onClose, isOpenAtFirst = false, placement = 'corner', ...acts } = props;
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const root = useRef<HTMLElement>(null);
  const id = useId();
  const toggle = `${id}-toggle`;
  useKeptFocus(root, toggle);
  useKeepsClear(root, placement === 'corner', isOpen ? () => setOpen(false) : undefined);
  const all = together(uploads);
  useGoneWhenDone(root, all.done === all.total, onClose);

  const { failed, underWay, done } = sortUploads(uploads);
  return (
    <div {...(placement === 'corner' && { className: styles.corner, 'data-upload-tray': '' })}>
      <section ref={root} aria-label={text.region} className={styles.tray}>
        <div className={styles.head}>
          <span className={styles.title}>{titleOf(all)}</span>
          {isOpen && all.isUnderWay && (
            <GivesWay>
              <Button size="small" variant="quiet" tone="neutral" icon={all.isPaused ? <Play /> : <Pause />} onPress={all.isPaused ? onResumeAll : onPauseAll}>
                {all.isPaused ? text.resumeAll : text.pauseAll}
              </Button>
            </GivesWay>
          )}
          <IconButton
            id={toggle}
            size="small"
            label={isOpen ? text.collapse : text.expand}
            icon={isOpen ? <ChevronDown /> : <ChevronUp />}
            aria-expanded={isOpen}
            aria-controls={`${id}-list`}
            onPress={() => setOpen(!isOpen)}
          />
          {!all.isUnderWay && <IconButton size="small" label={text.close} icon={<X />} onPress={onClose} />}
        </div>
        {all.isUnderWay && (
          <div className={styles.overall}>
            <ProgressBar label={text.progress} isLabelHidden size="small" value={all.percent} />
            {isOpen && <Where belongsTo={belongsTo} all={all} />}
          </div>
        )}
        <div id={`${id}-list`} className={styles.list} hidden={!isOpen}>
          <Group uploads={failed} acts={acts} title={<FailedTitle count={failed.length} />} />
          <Group uploads={underWay} acts={acts} title={text.underWayTitle} />
          <Group uploads={done} acts={acts} title={text.doneTitle} />
        </div>
        <VisuallyHidden>
          <span role="status">{announcementOf(all)}</span>
        </VisuallyHidden>
      </section>
    </div>
  );
}

function titleOf({ isUnderWay, isPaused, done, total, failed, percent }: Together): string {
  if (isUnderWay) return isPaused ? text.paused(done, total) : text.underWay(done, total, percent);
  return failed > 0 ? text.failed(failed) : text.done;
}

/** Changing numbers are not announced: only what has arrived or failed. That all have arrived is a toast of the product, which is announced. */
function announcementOf({ isUnderWay, done, total, failed }: Together): string {
  if (!isUnderWay && failed === 0) return '';
  return [messages.upload.doneOf(done, total), ...(failed > 0 ? [messages.upload.failedCount(failed)] : [])].join(', ');
}

function Where({ belongsTo, all: { bytesPerSecond, secondsLeft } }: { belongsTo: UploadTrayProps['belongsTo']; all: Together }) {
  return (
    <div className={styles.where}>
      <span className={styles.place}>
        {belongsTo && (
          <>
            {text.to} <Link href={belongsTo.href}>{belongsTo.label}</Link>
          </>
        )}
      </span>
      <span className={styles.speed}>
        {bytesPerSecond !== null && [text.rate(sizeInWords(bytesPerSecond)), ...(secondsLeft === null ? [] : [text.left(secondsLeft)])].join(', ')}
      </span>
    </div>
  );
}

function FailedTitle({ count }: { count: number }) {
  return (
    <span className={styles.failedTitle}>
      <CircleAlert aria-hidden className={styles.alert} />
      {text.failedTitle(count)}
    </span>
  );
}

function Group({ uploads, acts, title }: { uploads: readonly TrayUpload[]; acts: TrayActs; title: ReactNode }) {
  const id = useId();
  if (uploads.length === 0) return null;
  return (
    <div className={styles.group}>
      <span id={id} className={styles.groupTitle}>
        {title}
      </span>
      <ul aria-labelledby={id} className={styles.rows}>
        {uploads.map((upload) => (
          <TrayRow key={upload.id} upload={upload} {...acts} />
        ))}
      </ul>
    </div>
  );
}
