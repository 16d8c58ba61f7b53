import type { EmojiPickerListComponents } from 'frimousse';
import * as styles from './EmojiPicker.css.ts';

/** frimousse counts from nought, ARIA from one. */
const fromOne = (index: number | undefined) => (index === undefined ? undefined : index + 1);

/** How the grid's parts are drawn. */
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
  Emoji: ({ emoji, ...props }) => (
    <button type="button" {...props} role="gridcell" aria-colindex={fromOne(props['aria-colindex'])} className={styles.emoji} title={emoji.label}>
      {emoji.emoji}
    </button>
  ),
};
