import type { ButtonHTMLAttributes, KeyboardEvent, MouseEvent, PointerEvent, ReactNode } from 'react';

interface RowButtonProps extends Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'id' | 'aria-label' | 'aria-labelledby' | 'aria-haspopup' | 'className'> {
  /** Pressed by pointer, Enter or Space; the row receives nothing of it. */
  onPress: () => void;
  /** Names the node where the tree looks for its button. */
  'data-tree-menu'?: string;
  /** The icon. */
  children: ReactNode;
}

const stop = (event: PointerEvent | MouseEvent) => event.stopPropagation();

/**
 * A button in a row. Rows come and go by the dozen while one scrolls, and two buttons of react-aria cost each of them
 * a third of its time: this is a plain one that keeps its presses from the row, and takes no focus from it. Reached by the row's keys, not by Tab.
 */
export function RowButton({ onPress, children, ...props }: RowButtonProps) {
  return (
    <button
      {...props}
      type="button"
      tabIndex={-1}
      onPointerDown={stop}
      onPointerUp={stop}
      onMouseDown={(event) => {
        event.stopPropagation();
        event.preventDefault();
      }}
      onClick={(event) => {
        event.stopPropagation();
        onPress();
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.stopPropagation();
        // The click that a key makes looks like a screen reader's to react-aria, which then leaves the focus on a menu and not on its first line.
        event.preventDefault();
        if (!event.repeat) onPress();
      }}
    >
      {children}
    </button>
  );
}
