import { createContext, type RefObject, use, useEffect, useRef } from 'react';

/** Whether the page behind the modal around this is hidden already. Outside a modal nothing has to be. */
export const PageIsHidden = createContext(true);

/** Fields, in reading order; a button that opens a list is one, too. */
const fields = 'input, textarea, [contenteditable="true"], button[aria-expanded]';
const locked = '[readonly], [disabled], [aria-disabled="true"], [aria-readonly="true"], [tabindex="-1"], [data-readonly] *, [data-disabled] *';

const canBeFilledIn = (field: HTMLElement): boolean => !field.matches(locked) && field.checkVisibility();

/** The first field below an element of a form: where the focus goes when what had it is removed. */
export function fieldAfter(element: Element): HTMLElement | undefined {
  const form = element.closest('form, [role="dialog"], [role="alertdialog"], main') ?? document.body;
  const isBelow = (field: Node) => (element.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 && !element.contains(field);
  return [...form.querySelectorAll<HTMLElement>(fields)].find((field) => isBelow(field) && canBeFilledIn(field));
}

/** Whether something in a dialog has the focus already: the modal set it, or the user was quicker. */
const hasFocusInside = (dialog: Element): boolean => document.activeElement !== dialog && dialog.contains(document.activeElement);

/**
 * Puts the focus on the first field inside an element of a modal that can be changed, once the page behind is hidden; where there is
 * none yet, because something is still loading, on the one that comes, unless the focus has left the dialog itself by then.
 * `autoFocus` would come too early for a screen reader (ADR 0023).
 *
 * @param kinds which elements count as fields
 */
export function useFirstField<Place extends HTMLElement>(kinds: string = fields): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const isPageHidden = use(PageIsHidden);
  useEffect(() => {
    const element = place.current;
    const dialog = element?.closest('[role="dialog"], [role="alertdialog"]') ?? element;
    if (!isPageHidden || element === null || dialog === null || hasFocusInside(dialog)) return undefined;
    const focusFirst = () => {
      const first = [...element.querySelectorAll<HTMLElement>(kinds)].find(canBeFilledIn);
      first?.focus();
      return first !== undefined;
    };
    if (focusFirst()) return undefined;
    const late = new MutationObserver(() => {
      if (document.activeElement === dialog && focusFirst()) late.disconnect();
    });
    late.observe(element, { childList: true, subtree: true, attributeFilter: ['readonly', 'disabled', 'aria-disabled', 'aria-readonly', 'data-readonly', 'data-disabled'] });
    return () => late.disconnect();
  }, [isPageHidden, kinds]);
  return place;
}
