import Check from 'lucide-react/icons/check';
import Play from 'lucide-react/icons/play';
import Bookmark from 'lucide-react/icons/bookmark';
import { memo, useRef } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useFocusRing } from 'react-aria/useFocusRing';
import { useGridListItem, useGridListSelectionCheckbox } from 'react-aria/useGridList';
import { useHover } from 'react-aria/useHover';
import { Checkbox } from 'react-aria-components/Checkbox';
import type { Key, Node } from 'react-stately';
import type { ListState } from 'react-stately/useListState';
import { selectionBox } from '../../collections/selectionBox.css.ts';
import { fileKind } from '../../files/fileRules.ts';
import { fileSigns } from '../../icons/fileSigns.ts';
import { messages } from '../../messages/pictures.ts';
import type { AttachmentActs } from '../Attachments/attachment.ts';
import { play } from '../parts/mediaTile.css.ts';
import { captionOf, isThere, type Picture } from './picture.ts';
import { PictureProgress } from './PictureProgress.tsx';
import * as styles from './PictureTile.css.ts';
import type { PicturePlace } from './usePictureWindow.ts';

interface PictureTileProps {
  /** The picture as react-aria's collection has it. */
  row: Node<Picture>;
  /** State of the grid: the selected pictures and the focus. */
  state: ListState<Picture>;
  /** Whether only pictures in sight are rendered. */
  isWindowed: boolean;
  /** Where it is, if it is out of sight. */
  apart: PicturePlace['apart'];
  /** Whether a press shows it in full. */
  isOpened: boolean;
  /** Whether it has a box. */
  isSelectable: boolean;
  /** What can be done about one that is being uploaded. */
  acts: Pick<AttachmentActs, 'onPause' | 'onResume' | 'onReplace' | 'onRemove'>;
}

/** One square: the picture with its box, whether it is the cover, and under it its caption or its progress. */
export function PictureTile({ row, state, isWindowed, apart, isOpened, isSelectable, acts }: PictureTileProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { rowProps, gridCellProps, isSelected, allowsSelection, hasAction } = useGridListItem({ node: row, isVirtualized: isWindowed }, state, ref);
  const { focusProps, isFocusVisible } = useFocusRing();
  const { hoverProps, isHovered } = useHover({ isDisabled: !allowsSelection && !hasAction });
  const picture = row.value!;
  const caption = captionOf(picture);
  return (
    <div
      {...mergeProps(rowProps, focusProps, hoverProps)}
      ref={ref}
      className={styles.tile}
      data-selected={isSelected || undefined}
      data-hovered={isHovered || undefined}
      data-focus-visible={isFocusVisible || undefined}
      data-opens={isOpened || undefined}
      data-ready={isThere(picture) || undefined}
      {...(apart && { style: { position: 'absolute', insetBlockStart: apart.top, insetInlineStart: apart.left, inlineSize: apart.width } })}
    >
      <div {...gridCellProps} className={styles.cell}>
        <span className={styles.face}>
          <Face picture={picture} />
          {isSelectable && <SelectionBox rowKey={row.key} state={state} />}
        </span>
        <span className={styles.caption} title={caption}>
          {caption}
        </span>
        {!isThere(picture) && <PictureProgress picture={picture} {...acts} />}
      </div>
    </div>
  );
}

const Face = memo(function Face({ picture: { name, picture, isCover = false } }: { picture: Picture }) {
  const kind = fileKind(name);
  const Sign = fileSigns[kind];
  return (
    <>
      {picture ?? <Sign aria-hidden className={styles.sign} />}
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
    </>
  );
});

function SelectionBox({ rowKey, state }: { rowKey: Key; state: ListState<Picture> }) {
  const { checkboxProps } = useGridListSelectionCheckbox({ key: rowKey }, state);
  return (
    <Checkbox {...checkboxProps} className={styles.checkbox}>
      {({ isSelected }) => (
        <span className={selectionBox({ place: 'picture' })} data-selected={isSelected || undefined}>
          {isSelected && <Check aria-hidden size="1rem" />}
        </span>
      )}
    </Checkbox>
  );
}
