import { useListener } from '../effects/useListener.ts';

const writing = 'input, textarea, select, [contenteditable=""], [contenteditable=true], [role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

/**
 * Runs an action when a key is pressed alone, unless the user is typing or something is open over the page.
 *
 * @param key as the event names it: `/`, `n`
 * @param isOn whether it is on: there must be a way to switch keys without a modifier off (WCAG 2.1.4)
 */
export function useShortcut(key: string, act: () => void, isOn: boolean): void {
  const press = (event: KeyboardEvent) => {
    if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.closest(writing)) return;
    event.preventDefault();
    act();
  };
  useListener('keydown', press, { isOn });
}
