import { say } from '../feedback/announcement/say.ts';

/**
 * Fields mark themselves. The box of a choice contains its button; where a field in the box is marked, such as a phone number, the
 * button beside it is not what is wrong. A number may wait for the numbering plans.
 */
const wrongFields = '[aria-invalid="true"], [data-invalid]:not(:has([aria-invalid="true"])) :is(input, textarea, button), [data-unread]';

/** The words under a field: what helps, and what is wrong with it. */
function describedBy(field: Element): string {
  const ids = (field.getAttribute('aria-describedby') ?? '').split(' ');
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ').trim();
}

/** Whether a field says that it is wrong. */
export const isMarkedWrong = (field: Element | null): boolean => field?.getAttribute('aria-invalid') === 'true';

/**
 * Moves the focus to the first field that keeps a form from being saved. Where that has the focus and was marked before,
 * another attempt would be silent: its message is announced again.
 *
 * @param form the element around the fields
 * @param wasMarked whether the focused field was marked as wrong before this attempt
 */
export function focusFirstWrong(form: Element, wasMarked: boolean): void {
  for (const field of form.querySelectorAll<HTMLElement>(wrongFields)) {
    if (field === document.activeElement) {
      if (wasMarked) say(describedBy(field));
      return;
    }
    field.focus();
    // The group around a number or a date is marked too, but takes no focus.
    if (document.activeElement === field) return;
  }
}
