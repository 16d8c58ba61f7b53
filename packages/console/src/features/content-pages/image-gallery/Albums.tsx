import { Button } from '@noticeboard/design-system';
import { AlbumList } from '@noticeboard/design-system/content';
import FolderOpen from 'lucide-react/icons/folder-open';
import Plus from 'lucide-react/icons/plus';
import { StoredPicture } from '../../../content/files/StoredPicture.tsx';
import { imageGalleryMessages as texts } from '../../../messages/imageGallery.ts';
import { pictureMessages } from '../../../messages/pictures.ts';
import * as styles from './Albums.css.ts';
import { galleryHref } from './galleryAddress.ts';
import type { GalleryAlbum } from './galleryCalls.ts';

export interface AlbumsProps {
  /** The page. */
  pageId: string;
  /** The item. */
  itemId: string;
  /** Its albums, by name. */
  albums: readonly GalleryAlbum[];
  /** How many it has, if the host returns no more in one call. */
  totalCount: number;
  /** Stored names of thumbnails by those of their files, if known. */
  thumbnails: ReadonlyMap<string, string | null>;
  /** Why none can be added by this user; undefined if one can. */
  refusal: string | undefined;
  /** Add was pressed. */
  onAdd: () => void;
}

/** The albums of a gallery as stacks, each with its cover and its number of pictures (IMG-102). */
export function Albums({ pageId, itemId, albums, totalCount, thumbnails, refusal, onAdd }: AlbumsProps) {
  return (
    <section className={styles.albums} aria-label={texts.albums}>
      <div className={styles.head}>
        <h2 className={styles.title}>{texts.albums}</h2>
        <Button variant="outline" icon={<Plus />} disabledReason={refusal} onPress={onAdd}>
          {texts.newAlbum}
        </Button>
      </div>
      {albums.length > 0 && (
        <AlbumList
          label={texts.albums}
          albums={albums.map(({ id, name, filesCount, coverFileName }) => ({
            id,
            name,
            detail: pictureMessages.count(filesCount),
            href: galleryHref(pageId, itemId, id),
            cover: coverFileName !== null && (
              <StoredPicture name={thumbnails.get(coverFileName) ?? coverFileName}>
                <FolderOpen />
              </StoredPicture>
            ),
          }))}
        />
      )}
      {totalCount > albums.length && <p>{texts.albumsLeft(albums.length, totalCount)}</p>}
    </section>
  );
}
