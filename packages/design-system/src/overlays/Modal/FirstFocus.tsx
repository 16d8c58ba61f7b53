import type { ReactNode } from 'react';
import { firstFocus } from './Modal.css.ts';
import { useFirstField } from './useFirstField.ts';

/**
 * Wraps the initial focus of a dialog: its field, or in a question the button that changes nothing. A screen reader then announces the
 * title, the sentence and this, instead of all that is in the dialog.
 */
export function FirstFocus({ on, children }: { on: 'field' | 'button'; children: ReactNode }) {
  const place = useFirstField<HTMLSpanElement>(on === 'button' ? 'button' : undefined);
  return (
    <span ref={place} className={firstFocus}>
      {children}
    </span>
  );
}
