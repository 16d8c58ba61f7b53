import { useMemo, useRef } from 'react';
import { useCollator } from 'react-aria/useCollator';
import { useGridList } from 'react-aria/useGridList';
import { useLocale } from 'react-aria/I18nProvider';
import { useListState } from 'react-stately/useListState';
import { listRows } from '../../collections/listRows.ts';
import { PageKeyboardDelegate } from '../../collections/PageKeyboardDelegate.ts';
import { useFocusInSight } from '../../collections/useFocusInSight.ts';
import { fileKind } from '../../files/fileRules.ts';
import type { AttachmentActs } from '../Attachments/attachment.ts';
import { captionOf, isThere, type Picture } from './picture.ts';
import * as styles from './PictureGrid.css.ts';
import { PictureTile } from './PictureTile.tsx';
import { usePictureLayout } from './usePictureLayout.ts';
import { usePictureWindow } from './usePictureWindow.ts';

interface PicturesProps {
  /** The name of the grid. */
  label: string;
  /** The pictures, in their order; at least one. */
  pictures: readonly Picture[];
  /** Shows a picture in full, or plays a video. */
  onOpen: (id: string) => void;
  /** Ids of the selected ones. */
  selectedIds: ReadonlySet<string>;
  /** The selection after the change. */
  onSelectionChange: (selectedIds: ReadonlySet<string>) => void;
  /** Whether pictures can be selected. */
  isSelectable: boolean;
  /** What can be done about those that are being uploaded. */
  acts: Pick<AttachmentActs, 'onPause' | 'onResume' | 'onReplace' | 'onRemove'>;
}

const idOf = ({ id }: Picture) => id;
const canBeOpened = (picture: Picture): boolean => isThere(picture) && fileKind(picture.name) !== 'other';

/** The squares. On react-aria's hooks: its components render every picture once more to collect them, a thousand for twenty in sight (ADR 0201). */
export function Pictures({ label, pictures, onOpen, selectedIds, onSelectionChange, isSelectable, acts }: PicturesProps) {
  const grid = useRef<HTMLDivElement>(null);
  const rows = useMemo(() => listRows(pictures, idOf, captionOf), [pictures]);
  const disabledKeys = useMemo(() => pictures.filter((picture) => !isThere(picture)).map(idOf), [pictures]);
  const state = useListState<Picture>({
    collection: rows,
    selectionMode: isSelectable ? 'multiple' : 'none',
    selectedKeys: selectedIds,
    onSelectionChange: (keys) => onSelectionChange(new Set(keys === 'all' ? pictures.filter(isThere).map(idOf) : [...keys].map(String))),
    disabledKeys,
    disabledBehavior: 'selection',
  });
  const { focusedKey } = state.selectionManager;
  const shown = usePictureWindow(grid, rows, focusedKey);
  const { places } = shown;
  const layout = usePictureLayout(grid, rows, places);
  const collator = useCollator({ usage: 'search', sensitivity: 'base' });
  const { direction } = useLocale();
  const keyboardDelegate = useMemo(
    () => new PageKeyboardDelegate({ collection: rows, collator, ref: grid, layout: 'grid', direction, disabledBehavior: 'selection', ...(layout && { layoutDelegate: layout }) }),
    [rows, collator, direction, layout],
  );
  const isWindowed = places !== null;
  const { gridProps } = useGridList<Picture>(
    {
      'aria-label': label,
      isVirtualized: isWindowed,
      keyboardDelegate,
      ...(layout && { layoutDelegate: layout }),
      keyboardNavigationBehavior: 'tab',
      onAction: (key) => {
        const picture = rows.getItem(key)?.value;
        if (picture && canBeOpened(picture)) onOpen(picture.id);
      },
    },
    state,
    grid,
  );
  useFocusInSight(grid, isWindowed ? focusedKey : null);
  return (
    <div
      {...gridProps}
      ref={grid}
      className={styles.grid}
      style={{ paddingBlock: `${shown.before}px ${shown.after}px` }}
      {...(selectedIds.size > 0 && { 'data-selecting': true })}
    >
      {shown.pictures.map(({ index, apart }) => {
        const row = rows.at(index)!;
        const picture = row.value!;
        return (
          <PictureTile
            key={row.key}
            row={row}
            state={state}
            isWindowed={isWindowed}
            apart={apart}
            isOpened={canBeOpened(picture)}
            isSelectable={isSelectable && isThere(picture)}
            acts={acts}
          />
        );
      })}
    </div>
  );
}
