import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Pencil from 'lucide-react/icons/pencil';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { messages } from '../../messages/progress.ts';
import { RetryButton } from '../RetryButton.tsx';
import * as styles from './SaveStatus.css.ts';

const text = messages.saveStatus;
const signs = { saved: Check, saving: RefreshCw, unsaved: Pencil, failed: CircleAlert, unconfirmed: CircleAlert } as const;

export interface SaveStatusProps {
  /** State of the work; `unsaved` waits for the next save; `unconfirmed` may be saved or not; null shows nothing, because nothing was saved or changed yet. */
  status: 'saved' | 'saving' | 'unsaved' | 'failed' | 'unconfirmed' | null;
  /** When it was saved last, for 'Saved 12:04'. */
  savedAt?: Date;
  /** IANA zone of the time shown. @default the browser's */
  timeZone?: string;
  /** Locale of the time shown. @default 'en-GB', hours from 0 to 23 */
  locale?: string;
  /** Why it was not saved, after 'Not saved'. */
  errorMessage?: string;
  /** Whether a toast announces how saving ended; these words are then visual only. @default false */
  isEndAnnounced?: boolean;
  /** Saves again; 'try again' is shown with it after a failure. */
  onRetry?: () => void;
}

/** Says in a few words whether work that saves itself is safe: 'Saved 12:04', 'Saving…', 'Not saved: try again'. */
export function SaveStatus(props: SaveStatusProps) {
  const { status, errorMessage, isEndAnnounced = false, onRetry } = props;
  const Sign = status === null ? null : signs[status];
  const isQuiet = isEndAnnounced && (status === 'saved' || status === 'failed' || status === 'unconfirmed');
  const canRetry = status === 'failed' && onRetry !== undefined;
  const words = `${wordsOf(props)}${status === 'failed' && errorMessage !== undefined ? `: ${errorMessage}` : ''}${canRetry ? (errorMessage === undefined ? ':' : ',') : ''}`;
  return (
    <span className={styles.root({ status: status ?? 'saved' })}>
      <span className={styles.said}>
        {Sign && <Sign aria-hidden className={styles.sign} />}
        {/* Mounted while it is empty, too: not every screen reader announces text in a region that is added with it. */}
        <span role="status" className={styles.announced}>
          {!isQuiet && words}
        </span>
        {isQuiet && <span>{words}</span>}
      </span>
      {canRetry && (
        <RetryButton size="small" variant="quiet" tone="danger" label={text.retry} onRetry={onRetry} />
      )}
    </span>
  );
}

function wordsOf({ status, savedAt, timeZone, locale = 'en-GB' }: SaveStatusProps): string {
  if (status === null) return '';
  if (status !== 'saved') return text[status];
  const time = savedAt?.toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit', ...(timeZone !== undefined && { timeZone }) });
  return text.saved(time ?? '').trimEnd();
}
