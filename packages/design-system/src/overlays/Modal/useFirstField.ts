import { createContext, type RefObject, use, useEffect, useRef } from 'react';

/** Whether the page behind the modal around this is hidden already. Outside a modal nothing has to be. */
export const PageIsHidden = createContext(true);

/** What is filled in, in reading order; a button that opens a list is a field, too. */
const fields = 'input, textarea, [contenteditable="true"], button[aria-expanded]';
const locked = '[readonly], [disabled], [aria-disabled="true"], [aria-readonly="true"], [tabindex="-1"], [data-readonly] *, [data-disabled] *';

/** Whether something in a dialog has the focus already: the modal knows better, or somebody has been quicker. */
const hasFocusInside = (dialog: Element): boolean => document.activeElement !== dialog && dialog.contains(document.activeElement);

/**
 * Puts the focus on the first field inside an element of a modal that can be changed, once the page behind is hidden.
 * `autoFocus` would come too early for a screen reader (docs/decisions/0023).
 *
 * @param kinds which elements count as fields
 */
export function useFirstField<Place extends HTMLElement>(kinds: string = fields): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const isPageHidden = use(PageIsHidden);
  useEffect(() => {
    const element = place.current;
    if (!isPageHidden || element === null || hasFocusInside(element.closest('[role="dialog"], [role="alertdialog"]') ?? element)) return;
    [...element.querySelectorAll<HTMLElement>(kinds)].find((field) => !field.matches(locked) && field.checkVisibility())?.focus();
  }, [isPageHidden, kinds]);
  return place;
}
