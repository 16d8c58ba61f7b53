import type { EmojiPickerListComponents, EmojiPickerListEmojiProps } from 'frimousse';
import { useRef } from 'react';
import { useIntoSight } from '../../effects/useIntoSight.ts';
import * as styles from './EmojiPicker.css.ts';

/** frimousse counts from zero, ARIA from one. */
const fromOne = (index: number | undefined) => (index === undefined ? undefined : index + 1);

function Emoji({ emoji, ...props }: EmojiPickerListEmojiProps) {
  const cell = useRef<HTMLButtonElement>(null);
  // frimousse scrolls from the list's position at the last frame; keys can come faster.
  useIntoSight(emoji.isActive || undefined, () => (cell.current?.matches(':hover') === false ? cell.current : null));
  return (
    <button type="button" {...props} ref={cell} role="gridcell" aria-colindex={fromOne(props['aria-colindex'])} className={styles.emoji} title={emoji.label}>
      {emoji.emoji}
    </button>
  );
}

/** Renderers of the grid's parts. */
export const emojiParts: EmojiPickerListComponents = {
  CategoryHeader: ({ category, ...props }) => (
    <div {...props} className={styles.category}>
      {category.label}
    </div>
  ),
  Row: ({ children, ...props }) => (
    <div {...props} aria-rowindex={fromOne(props['aria-rowindex'])} className={styles.row}>
      {children}
    </div>
  ),
  Emoji,
};
