import { say } from '../feedback/announcement/say.ts';

/** The words under a field: what helps, and what is wrong with it. */
function describedBy(field: Element): string {
  const ids = (field.getAttribute('aria-describedby') ?? '').split(' ');
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ').trim();
}

/** Whether a field says that it is wrong. */
export const isMarkedWrong = (field: Element | null): boolean => field?.getAttribute('aria-invalid') === 'true';

/**
 * Takes the focus to the field that keeps a form from being saved. Where it has the focus and has said so before, another try
 * would be silent: its message is announced again.
 */
export function focusWrong(field: HTMLElement | null | undefined, wasMarked: boolean): void {
  if (field && field === document.activeElement && wasMarked) say(describedBy(field));
  field?.focus();
}
