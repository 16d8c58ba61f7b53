/** The elements that react to a press. */
const controls = 'a[href], button, input, label, select, summary, textarea, [role="button"], [role="option"], [role^="menuitem"], [role="row"], [role="tab"]';

/** The control at or around an element; null for none. */
export const controlOf = (target: EventTarget | null): Element | null => (target instanceof Element ? target.closest(controls) : null);
