import { useRequest } from '@noticeboard/design-system';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useIsNear } from './useIsNear.ts';
import { useStorageAddress } from './useStorageAddress.ts';
import * as styles from './StoredPicture.css.ts';

/** The time of the frame, in seconds: the first one is often black. */
const moment = 0.1;

export interface StoredVideoFrameProps {
  /** Id of the video. */
  fileId: string;
  /** Shown until the frame has loaded, and if it cannot be loaded. */
  children: ReactNode;
}

/** A frame of a stored video as its picture; no more is fetched than needed, once it comes near the window. */
export function StoredVideoFrame({ fileId, children }: StoredVideoFrameProps) {
  const place = useRef<HTMLSpanElement>(null);
  const isNear = useIsNear(place);
  const addressOf = useStorageAddress();
  const [address, setAddress] = useState<string | null>(null);
  useRequest(isNear ? fileId : undefined, (id, signal) => void addressOf(id, signal).then(setAddress, () => undefined));
  // It is fetched as soon as it is rendered: a failure before it is in the document would be missed.
  const noteFailure = useCallback((video: HTMLVideoElement | null) => {
    if (video !== null && video.error !== null) setAddress(null);
  }, []);
  if (address !== null) {
    return <video ref={noteFailure} src={`${address}#t=${moment}`} preload="metadata" muted playsInline aria-hidden tabIndex={-1} onError={() => setAddress(null)} />;
  }
  return (
    <span ref={place} className={styles.place}>
      {children}
    </span>
  );
}
