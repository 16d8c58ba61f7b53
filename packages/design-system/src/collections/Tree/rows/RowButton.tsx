import type { ButtonHTMLAttributes, KeyboardEvent, MouseEvent, PointerEvent, ReactNode } from 'react';

interface RowButtonProps extends Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'id' | 'aria-label' | 'aria-labelledby' | 'aria-haspopup' | 'className'> {
  /** Called on a press by pointer, Enter or Space, which does not reach the row. */
  onPress: () => void;
  /** Id of the node, by which the tree finds its button. */
  'data-tree-menu'?: string;
  /** The icon. */
  children: ReactNode;
}

const stop = (event: PointerEvent | MouseEvent) => event.stopPropagation();

/**
 * A button in a row. Rows mount and unmount by the dozen on scrolling, and two buttons of react-aria take
 * a third of each one's time: this is a plain one that keeps its presses from the row, and takes no focus from it. Reached by the row's keys, not by Tab.
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
        // react-aria treats a click by key as a screen reader's, and then leaves the focus on a menu and not on its first line.
        event.preventDefault();
        if (!event.repeat) onPress();
      }}
    >
      {children}
    </button>
  );
}
