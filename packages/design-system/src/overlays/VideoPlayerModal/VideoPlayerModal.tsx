import CloudAlert from 'lucide-react/icons/cloud-alert';
import Download from 'lucide-react/icons/download';
import { useCallback, useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { Alert } from '../../feedback/Alert/Alert.tsx';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { RetryButton } from '../../feedback/RetryButton.tsx';
import { messages } from '../../messages/media.ts';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Modal } from '../Modal/Modal.tsx';
import * as styles from './VideoPlayerModal.css.ts';

const text = messages.videoPlayerModal;

/** What is said in a video, as text (WebVTT). */
export interface VideoCaptions {
  /** Address of the WebVTT file. */
  source: string;
  /** BCP 47 tag of its language: 'en'. */
  language: string;
  /** The name in the player's list of captions. @default 'Captions' */
  label?: string;
}

export interface VideoPlayerModalProps {
  /** Whether it is shown. */
  isOpen: boolean;
  /** Asked to close; the video stops with it. */
  onOpenChange: (isOpen: boolean) => void;
  /** The video's name, the heading of the window. */
  title: string;
  /** Address of the video (mp4, ogg or webm). */
  source: string;
  /** Address of a picture shown until it plays. */
  poster?: string;
  /** The first of them is shown from the start. */
  captions?: readonly VideoCaptions[];
  /** Saves the video on the device: offered where it cannot be played. @default nothing is offered */
  onDownload?: () => void | Promise<void>;
}

/** Plays one video over the page with the browser's own controls (DLG-10, CONT-154). */
export function VideoPlayerModal({ isOpen, onOpenChange, title, source, poster, captions = [], onDownload }: VideoPlayerModalProps) {
  return (
    <Modal size="large" isOpen={isOpen} onOpenChange={onOpenChange} title={title}>
      <div className={styles.room}>
        <Player key={source} title={title} source={source} captions={captions} poster={poster} onDownload={onDownload} />
      </div>
    </Modal>
  );
}

type PlayerProps = Required<Pick<VideoPlayerModalProps, 'title' | 'source' | 'captions'>> & {
  /** Shown until it plays; undefined for the first frame. */
  poster: string | undefined;
  /** Saves it on the device; undefined where that is not offered. */
  onDownload: VideoPlayerModalProps['onDownload'];
};

function Player({ title, source, captions, poster, onDownload }: PlayerProps) {
  const [hasFailed, setFailed] = useState(false);
  const [isSoundOnly, setSoundOnly] = useState(false);
  // The video is fetched as soon as it is rendered: events before it is in the document would be missed.
  const noteWhatItTold = useCallback((video: HTMLVideoElement | null) => {
    if (video === null) return;
    if (video.error !== null) setFailed(true);
    else if (video.readyState >= video.HAVE_CURRENT_DATA) setSoundOnly(video.videoWidth === 0);
  }, []);
  const download = onDownload && <DownloadButton onDownload={onDownload} />;
  if (hasFailed) {
    return (
      <div className={styles.failure}>
        <div role="alert">
          <EmptyState
            title={text.failed}
            detail={text.failedDetail}
            icon={<CloudAlert />}
            action={
              <Inline gap="small" justify="center">
                <RetryButton onRetry={() => setFailed(false)} />
                {download}
              </Inline>
            }
          />
        </div>
      </div>
    );
  }
  return (
    <div className={styles.player}>
      {isSoundOnly && (
        <Alert tone="warning" isAnnounced title={text.soundOnly} action={download}>
          {text.soundOnlyDetail}
        </Alert>
      )}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the tracks are there; the rule does not see them in a list */}
      <video
        ref={noteWhatItTold}
        className={styles.video}
        src={source}
        controls
        playsInline
        // The poster replaces the first frame: nothing is fetched until the user plays it.
        preload={poster === undefined ? 'metadata' : 'none'}
        aria-label={text.player(title)}
        onError={() => setFailed(true)}
        // A browser that can decode the sound alone plays it under a black picture, and reports no error.
        onLoadedData={({ currentTarget }) => setSoundOnly(currentTarget.videoWidth === 0)}
        {...(poster !== undefined && { poster })}
      >
        {captions.map(({ source: address, language, label = text.captions }, index) => (
          <track key={address} kind="captions" src={address} srcLang={language} label={label} default={index === 0} />
        ))}
      </video>
    </div>
  );
}

function DownloadButton({ onDownload }: Required<Pick<VideoPlayerModalProps, 'onDownload'>>) {
  const [isPending, setPending] = useState(false);
  const download = async () => {
    setPending(true);
    try {
      await onDownload();
    } finally {
      setPending(false);
    }
  };
  return (
    <Button variant="outline" tone="neutral" icon={<Download />} isPending={isPending} onPress={() => void download()}>
      {text.download}
    </Button>
  );
}
