import Check from 'lucide-react/icons/check';
import Play from 'lucide-react/icons/play';
import Bookmark from 'lucide-react/icons/bookmark';
import { Checkbox } from 'react-aria-components/Checkbox';
import { GridListItem } from 'react-aria-components/GridList';
import { fileKind } from '../../files/fileRules.ts';
import { fileSigns } from '../../icons/fileSigns.ts';
import { messages } from '../../messages/pictures.ts';
import type { AttachmentActs } from '../Attachments/attachment.ts';
import type { Picture } from './picture.ts';
import { PictureProgress } from './PictureProgress.tsx';
import { selectionBox } from '../../collections/selectionBox.css.ts';
import { play } from '../parts/mediaTile.css.ts';
import * as styles from './PictureTile.css.ts';

interface PictureTileProps {
  /** The picture. */
  picture: Picture;
  /** Whether a press shows it in full. */
  isOpened: boolean;
  /** Whether it has a box. */
  isSelectable: boolean;
  /** What can be done about one that is being uploaded. */
  acts: Pick<AttachmentActs, 'onPause' | 'onResume' | 'onReplace' | 'onRemove'>;
}

/** One square: the picture with its box, whether it is the cover, and under it its caption or its progress. */
export function PictureTile({ picture, isOpened, isSelectable, acts }: PictureTileProps) {
  const { name, caption = name, status, isCover = false } = picture;
  const kind = fileKind(name);
  const Sign = fileSigns[kind];
  return (
    <GridListItem id={picture.id} textValue={caption} className={styles.tile} {...(isOpened && { 'data-opens': true })}>
      <span className={styles.face}>
        {picture.picture ?? <Sign aria-hidden className={styles.sign} />}
        {kind === 'video' && (
          <span aria-hidden className={play}>
            <Play size="1.125rem" />
          </span>
        )}
        {isCover && (
          <span className={styles.cover}>
            <Bookmark aria-hidden size="0.75rem" fill="currentColor" />
            {messages.pictureGrid.cover}
          </span>
        )}
        {isSelectable && (
          <Checkbox slot="selection" className={styles.checkbox}>
            {({ isSelected }) => (
              <span className={selectionBox({ place: 'picture' })} data-selected={isSelected || undefined}>
                {isSelected && <Check aria-hidden size="1rem" />}
              </span>
            )}
          </Checkbox>
        )}
      </span>
      <span className={styles.caption} title={caption}>
        {caption}
      </span>
      {status !== 'success' && <PictureProgress picture={picture} {...acts} />}
    </GridListItem>
  );
}
