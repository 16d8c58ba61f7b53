/** As `aria-keyshortcuts` has it. */
export const sendKeys = 'Control+Enter Meta+Enter';

/**
 * Saves or sends by ⌘↵ or Ctrl+Enter from anywhere inside an element. What is inside may take the key for itself.
 *
 * @returns ends it
 */
export function onSendKey(element: HTMLElement, send: () => void): () => void {
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.isComposing || event.repeat || event.defaultPrevented) return;
    event.preventDefault();
    send();
  };
  element.addEventListener('keydown', press);
  return () => element.removeEventListener('keydown', press);
}
