import { IconButton } from '@noticeboard/design-system';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Trash2 from 'lucide-react/icons/trash-2';
import { settingsMessages } from '../../../messages/settings.ts';
import { isContentTypeName } from '../../../content/kinds.ts';
import * as styles from './cells.css.ts';
import type { InstanceRow } from './instanceRow.ts';

const texts = settingsMessages.content;

/** The direction in which a page moves. */
export type Direction = 'up' | 'down';

/** Id of the button that moves a page, so that focus can go with it. */
export const moveButtonId = (pageId: string, direction: Direction): string => `move-${direction}-${pageId}`;

export interface InstanceActionsProps {
  /** The page, with its place among all pages. */
  row: InstanceRow;
  /** The page is to change places with the one above or below it. */
  onMove: (row: InstanceRow, direction: Direction) => void;
  /** Delete was pressed; the dialog is still to be shown. */
  onDelete: (row: InstanceRow) => void;
}

/** Moves a page up and down, and deletes it; a refused button says why. */
export function InstanceActions({ row, onMove, onDelete }: InstanceActionsProps) {
  const { id, name, place, count, typeName } = row;
  const unknown = isContentTypeName(typeName) ? undefined : texts.unknownType;
  return (
    <span className={styles.actions}>
      <IconButton
        id={moveButtonId(id, 'up')}
        size="small"
        label={texts.moveUp(name)}
        icon={<ArrowUp />}
        disabledReason={unknown ?? (place === 1 ? texts.isFirst : undefined)}
        onPress={() => onMove(row, 'up')}
      />
      <IconButton
        id={moveButtonId(id, 'down')}
        size="small"
        label={texts.moveDown(name)}
        icon={<ArrowDown />}
        disabledReason={unknown ?? (place === count ? texts.isLast : undefined)}
        onPress={() => onMove(row, 'down')}
      />
      <IconButton size="small" tone="danger" label={texts.delete(name)} icon={<Trash2 />} disabledReason={unknown} onPress={() => onDelete(row)} />
    </span>
  );
}
