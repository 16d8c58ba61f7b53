import type { ReactNode } from 'react';
import { StoredPicture } from '../../../content/files/StoredPicture.tsx';
import { firstPicture } from '../../../content/files/itemFile.ts';
import type { ContentItem } from './contentItemRow.ts';
import * as styles from './ItemFace.css.ts';

export interface ItemFaceProps {
  /** The item. */
  content: ContentItem;
  /** Shown for an item without a picture. */
  children: ReactNode;
}

/** The first picture of an item, beside its name. */
export function ItemFace({ content, children }: ItemFaceProps) {
  return (
    <span aria-hidden className={styles.face}>
      <StoredPicture name={firstPicture(content.contentFiles)}>{children}</StoredPicture>
    </span>
  );
}

