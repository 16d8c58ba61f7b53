import { useState } from 'react';
import * as styles from './Avatar.css.ts';
import { initials, tintOf } from './initials.ts';

export interface AvatarProps {
  /** The person's name. Only its initials are shown; put the name beside it. */
  name: string;
  /** Address of the picture; letters are shown without one, and when it can't be loaded. */
  image?: string | null;
  /** 24, 32 or 48 pixels. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
}

const tints = ['accent', 'info', 'success', 'warning', 'danger', 'neutral'] as const;

/** A person's picture or letters. Decorative: the name is always written beside it (see `UserBadge`). */
export function Avatar({ name, image, size }: AvatarProps) {
  const [failedImage, setFailedImage] = useState<string | null>(null);
  const shown = image && image !== failedImage ? image : null;
  return (
    <span aria-hidden className={styles.avatar({ size, tint: tints[tintOf(name)] })}>
      {shown === null ? (
        initials(name)
      ) : (
        <img src={shown} alt="" className={styles.image} onError={() => setFailedImage(shown)} />
      )}
    </span>
  );
}
