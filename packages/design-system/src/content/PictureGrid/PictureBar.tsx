import ChevronDown from 'lucide-react/icons/chevron-down';
import { Button } from '../../actions/Button/Button.tsx';
import { messages } from '../../messages/pictures.ts';
import { Menu } from '../../overlays/Menu/Menu.tsx';
import type { PictureAct } from './picture.ts';
import * as styles from './PictureGrid.css.ts';

const text = messages.pictureGrid;

interface PictureBarProps {
  /** How many are selected. */
  count: number;
  /** What can be done with them. */
  acts: readonly PictureAct[];
  /** Clears the selection. */
  onClear: () => void;
}

/** At the foot while pictures are selected: how many, what can be done with them, and a button that clears the selection. */
export function PictureBar({ count, acts, onClear }: PictureBarProps) {
  return (
    <div role="group" aria-label={text.selection} className={styles.bar} data-stays-at-foot>
      <span className={styles.selectedCount}>{text.selected(count)}</span>
      <span aria-hidden className={styles.line} />
      {acts.map((act) => (
        <Act key={act.id} act={act} />
      ))}
      <span aria-hidden className={styles.line} />
      <Button variant="quiet" tone="neutral" aria-keyshortcuts="Escape" onPress={onClear}>
        {text.clear}
        <kbd aria-hidden className={styles.key}>
          {text.escape}
        </kbd>
      </Button>
    </div>
  );
}

function Act({ act: { label, icon, disabledReason, isPending = false, onAction, sections } }: { act: PictureAct }) {
  const isMenu = sections !== undefined && disabledReason === undefined;
  const button = (
    <Button variant="quiet" tone="neutral" icon={icon} isPending={isPending} disabledReason={disabledReason} {...(!isMenu && onAction && { onPress: onAction })}>
      {label}
      {sections !== undefined && <ChevronDown aria-hidden size="1em" />}
    </Button>
  );
  return isMenu ? <Menu label={label} trigger={button} sections={sections} /> : button;
}
