import type { ReactNode } from 'react';
import { firstFocus } from './Modal.css.ts';
import { useFirstField } from './useFirstField.ts';

/** What takes the focus; a tree has its search first, where it has one. */
const kinds = { field: undefined, button: 'button', tree: 'input, [role="treegrid"]', link: 'a, button' } as const;

/**
 * Wraps the initial focus of a dialog: its field, its tree, its first link, or in a question the button that changes nothing. A
 * screen reader then announces the title, the sentence and this, instead of all that is in the dialog.
 */
export function FirstFocus({ on, children }: { on: keyof typeof kinds; children: ReactNode }) {
  const place = useFirstField<HTMLSpanElement>(kinds[on]);
  return (
    <span ref={place} className={firstFocus}>
      {children}
    </span>
  );
}
