import { type ReactNode, useRef } from 'react';
import { useIsNear } from './useIsNear.ts';
import { useStoredPicture } from './useStoredPicture.ts';
import * as styles from './StoredPicture.css.ts';

export interface StoredPictureProps {
  /** Stored name of the thumbnail, or of a picture without one; null for none. */
  name: string | null;
  /** Shown until the picture has loaded, and if there is none. */
  children: ReactNode;
}

/** A small picture beside the name of its item; fetched once it comes near the window. It fills its container. */
export function StoredPicture({ name, children }: StoredPictureProps) {
  const place = useRef<HTMLSpanElement>(null);
  const isNear = useIsNear(place);
  const address = useStoredPicture(isNear ? name : null);
  if (address !== null) return <img alt="" src={address} draggable={false} />;
  return (
    <span ref={place} className={styles.place}>
      {children}
    </span>
  );
}
