import { useState } from 'react';
import { ErrorState } from '../../feedback/ErrorState/ErrorState.tsx';
import { messages } from '../../messages/media.ts';
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
}

/** Plays one video over the page with the browser's own controls (DLG-10, CONT-154). */
export function VideoPlayerModal({ isOpen, onOpenChange, title, source, poster, captions = [] }: VideoPlayerModalProps) {
  return (
    <Modal size="large" isOpen={isOpen} onOpenChange={onOpenChange} title={title}>
      <div className={styles.room}>
        <Player key={source} title={title} source={source} captions={captions} poster={poster} />
      </div>
    </Modal>
  );
}

type PlayerProps = Required<Pick<VideoPlayerModalProps, 'title' | 'source' | 'captions'>> & {
  /** Shown until it plays; undefined for the first frame. */
  poster: string | undefined;
};

function Player({ title, source, captions, poster }: PlayerProps) {
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed) {
    return (
      <div className={styles.failure}>
        <ErrorState title={text.failed} detail={text.failedDetail} onRetry={() => setFailed(false)} />
      </div>
    );
  }
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the tracks are there; the rule does not see them in a list
    <video
      className={styles.video}
      src={source}
      controls
      playsInline
      // The poster replaces the first frame: nothing is fetched until the user plays it.
      preload={poster === undefined ? 'metadata' : 'none'}
      aria-label={text.player(title)}
      onError={() => setFailed(true)}
      {...(poster !== undefined && { poster })}
    >
      {captions.map(({ source: address, language, label = text.captions }, index) => (
        <track key={address} kind="captions" src={address} srcLang={language} label={label} default={index === 0} />
      ))}
    </video>
  );
}
