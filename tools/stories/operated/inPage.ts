/** These run in the page, each on its own: they may use nothing from outside themselves. */

interface OperatedWindow {
  /** What was operated in this turn. */
  noticeboardOperated?: WeakSet<Element>;
  /** How often a name was pressed in this turn: 'Try again' may reappear each time. */
  noticeboardPressed?: Map<string, number>;
}

/** What a person would notice of the page: its text, values, states and windows; after a press, in which field one writes, too. */
export function lookOf(how: 'keyboard' | 'pointer'): string {
  const states = ['aria-checked', 'aria-selected', 'aria-expanded', 'aria-pressed', 'aria-invalid', 'aria-valuenow'];
  const parts = [...document.querySelectorAll(`input, textarea, [role], ${states.map((state) => `[${state}]`).join()}`)].map((element) => {
    const { value, checked } = element as HTMLInputElement;
    const isWrittenIn = how === 'pointer' && element === document.activeElement && element.matches('input, textarea, [role="textbox"]');
    return [element.localName, element.role, value, checked, isWrittenIn, ...states.map((state) => element.getAttribute(state))].join();
  });
  return `${document.body.textContent}${parts.join()}`;
}

/** The kind of the control that has the focus; `seen` where the turn has been there, or where there is none. */
export function focusedControl(): string {
  const operated = (window as OperatedWindow).noticeboardOperated;
  const control = document.activeElement;
  if (control === null || control === document.body || operated?.has(control)) return 'seen';
  operated?.add(control);
  const name = control.getAttribute('aria-label') ?? control.textContent ?? '';
  if (/^(Close|Cancel)/.test(name)) return 'leaving';
  const { type } = control as HTMLInputElement;
  const role = control.role ?? control.localName;
  if (control.hasAttribute('aria-haspopup')) return 'list';
  if (role === 'spinbutton') return 'spinbutton';
  if (['radio', 'checkbox', 'switch'].includes(role) || ['radio', 'checkbox', 'range'].includes(type)) return 'choice';
  if (['option', 'menuitem', 'menuitemradio', 'gridcell', 'treeitem', 'tab', 'row'].includes(role)) return 'option';
  if (['input', 'textarea', 'textbox', 'searchbox', 'combobox'].includes(role) || (control as HTMLElement).isContentEditable) return 'text';
  return role === 'a' ? 'link' : 'button';
}

/**
 * Where to press next: the first control that can be pressed and was not in this turn; none where all were.
 *
 * @param isLeaving whether what is pressed closes a window, which is never pressed else
 */
export function findTarget(isLeaving: boolean): { x: number; y: number } | null {
  const { noticeboardOperated: operated, noticeboardPressed: pressed } = window as OperatedWindow;
  const controls = 'button, input, textarea, [contenteditable="true"], label:has(input), [role="spinbutton"], [role="tab"]';
  const choices = ['option', 'menuitem', 'menuitemradio', 'gridcell'].map((role) => `[role="${role}"]`).join();
  const isReached = (element: Element, x: number, y: number) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (element.contains(hit) || hit.contains(element)) && hit !== document.body && hit !== document.documentElement;
  };
  let choicesLeft = 2;
  for (const element of document.querySelectorAll(`${choices}, ${controls}`)) {
    if (element.matches(choices) && operated?.has(element)) choicesLeft -= 1;
    if (operated?.has(element) || (element.matches(choices) && choicesLeft <= 0)) continue;
    const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
    const times = pressed?.get(name) ?? 0;
    if (/^(Close|Cancel)/.test(name) !== isLeaving || (name !== '' && times > 1)) continue;
    element.scrollIntoView({ block: 'nearest' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (width < 4 || height < 4 || !isReached(element, x, y)) continue;
    operated?.add(element);
    pressed?.set(name, times + 1);
    return { x, y };
  }
  return null;
}
