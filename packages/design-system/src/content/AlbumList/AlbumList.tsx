import FolderOpen from 'lucide-react/icons/folder-open';
import type { ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import * as styles from './AlbumList.css.ts';

/** An album of pictures. */
export interface Album {
  id: string;
  /** Its name. */
  name: string;
  /** Its size: '46 pictures'. */
  detail: string;
  /** The address that opens it. */
  href: string;
  /** Its cover, filling its place: an `<img>` with an empty `alt`, since the name is shown. @default an icon for an empty album */
  cover?: ReactNode;
}

export interface AlbumListProps {
  /** Names the list: 'Albums'. */
  label: string;
  /** The albums, in their order. */
  albums: readonly Album[];
}

/** Albums as stacks of pictures, each a link to its content. */
export function AlbumList({ label, albums }: AlbumListProps) {
  return (
    <ul aria-label={label} className={styles.list}>
      {albums.map(({ id, name, detail, href, cover }) => (
        <li key={id} className={styles.item}>
          <AriaLink href={href} className={styles.album}>
            <span aria-hidden className={styles.stack}>
              <span className={styles.cover}>{cover ?? <FolderOpen className={styles.sign} />}</span>
            </span>
            <span className={styles.name}>{name}</span>
            <span className={styles.detail}>{detail}</span>
          </AriaLink>
        </li>
      ))}
    </ul>
  );
}
